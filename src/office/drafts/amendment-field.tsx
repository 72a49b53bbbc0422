import { useQuery } from '@tanstack/react-query'
import { openAmendmentsQuery } from '@/data/amendments/staff'
import { formatDay } from '@/lib/dates'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Field } from '@/ui/field'

type AmendmentFieldProps = { chosen: string; fault: string | null; onChoose: (id: string) => void }

/** Chooses one of the amendments that are being prepared. */
export function AmendmentField({ chosen, fault, onChoose }: AmendmentFieldProps) {
  const query = useQuery(openAmendmentsQuery())
  if (!query.data && query.error) return <FetchFailed what="Failed to fetch the amendments" query={query} />
  return (
    <>
      <Field label="Amendment" error={fault}>
        {(control) => (
          <select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{query.data ? 'Choose an amendment' : 'Loading…'}</option>
            {query.data?.map(({ id, title, day }) => (
              <option key={id} value={id}>
                {day ? `${formatDay(day)}: ${title}` : `No day yet: ${title}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="text-muted text-sm">
        {query.data?.length === 0
          ? 'No amendment is being prepared. Begin one on the screen Amendments.'
          : 'It comes into force with the others of the amendment. Readers see it before as the text to come, if the amendment is announced.'}
      </p>
    </>
  )
}
