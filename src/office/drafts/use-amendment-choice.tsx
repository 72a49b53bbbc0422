import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AMENDMENT_LIMITS } from '@/data/amendments/schema'
import { amendments, openAmendmentsQuery } from '@/data/amendments/staff'
import { useMarkStale } from '@/data/stale'
import { formatDay } from '@/lib/dates'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Field } from '@/ui/field'
import { FormError } from '@/ui/form-error'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

/** Among the amendments that can be chosen, one that is begun here. */
const NEW = 'new'

/**
 * Chooses one of the amendments that are being prepared, or begins one (TIME-3).
 * @param isOn whether an amendment is asked for
 * @returns the fields, and `choose`, which hands over its id, or says in the fields what is missing or failed
 */
export function useAmendmentChoice(isOn: boolean, present = '') {
  const query = useQuery({ ...openAmendmentsQuery(), enabled: isOn })
  const [picked, setPicked] = useState(present)
  const [begun, setBegun] = useState({ title: '', day: '' })
  const [fault, setFault] = useState<string | null>(null)
  const { error, submit, clearError } = useSubmitState()
  const markStale = useMarkStale('amendments')
  // Where there is none, one is begun.
  const chosen = picked === '' && query.data?.length === 0 ? NEW : picked
  const edit = (change: () => void) => {
    change()
    setFault(null)
    clearError()
  }
  const begin = async (onChosen: (id: string) => void) => {
    const { title, day } = begun
    await submit(async () => {
      const { id } = await amendments.create({
        title: title.trim(),
        day: day || null,
        source: '',
        source_url: null,
        note: '',
      })
      setPicked(id)
      void markStale()
      onChosen(id)
    }, 'An amendment could not be begun')
  }
  const choose = (onChosen: (id: string) => void) => {
    if (chosen === '') setFault('Choose an amendment')
    else if (chosen !== NEW) onChosen(chosen)
    else if (begun.title.trim() === '') setFault('Title is required')
    else void begin(onChosen)
  }
  const fields: ReactNode =
    !query.data && query.error ? (
      <FetchFailed what="Failed to fetch the amendments" query={query} />
    ) : (
      <>
        <FormError error={error} />
        <Field label="Amendment" error={chosen === NEW ? null : fault}>
          {(control) => (
            <select {...control} value={chosen} onChange={({ target }) => edit(() => setPicked(target.value))}>
              <option value="">{query.data ? 'Choose an amendment' : 'Loading…'}</option>
              {query.data?.map(({ id, title, day }) => (
                <option key={id} value={id}>
                  {day ? `${formatDay(day)}: ${title}` : `No day yet: ${title}`}
                </option>
              ))}
              {query.data && <option value={NEW}>A new amendment…</option>}
            </select>
          )}
        </Field>
        {chosen === NEW && (
          <NewAmendment begun={begun} fault={fault} onChange={(values) => edit(() => setBegun(values))} />
        )}
        <p className="text-muted text-sm">
          It comes into force with the others of the amendment, once that is set for its day. Readers see it before as
          the text to come, if the amendment is announced.
        </p>
      </>
    )
  return { fields, choose }
}

type Begun = { title: string; day: string }

type NewAmendmentProps = { begun: Begun; fault: string | null; onChange: (begun: Begun) => void }

function NewAmendment({ begun, fault, onChange }: NewAmendmentProps) {
  return (
    <>
      <Field label="Title (required)" error={fault}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            maxLength={AMENDMENT_LIMITS.title}
            value={begun.title}
            onChange={({ target }) => onChange({ ...begun, title: target.value })}
          />
        )}
      </Field>
      <Field label="In force from (optional)" hint="00:00 in Israel. The day can be given later.">
        {(control) => (
          <input
            {...control}
            type="date"
            value={begun.day}
            onChange={({ target }) => onChange({ ...begun, day: target.value })}
          />
        )}
      </Field>
    </>
  )
}
