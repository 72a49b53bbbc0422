import { useQuery } from '@tanstack/react-query'
import { type ComparedTable, sameValueQuery } from '@/data/same-value/staff'
import { PlaceTitle } from '@/office/list/usage-list'
import { useDebounced } from '@/ui/hooks/use-debounced'

type SameValueProps = {
  table: ComparedTable
  /** As it is typed. */
  value: string
  /** As it is stored: the row's own. */
  own: string
}

/** How long nobody types until it is looked for, in milliseconds. */
const REST = 300

/** Points out that another row has this value, which stops nobody from saving it (STAFF-2). */
export function SameValue({ table, value, own }: SameValueProps) {
  const typed = useDebounced(value.trim(), REST)
  const { data } = useQuery({ ...sameValueQuery(table, typed), enabled: typed !== '' && typed !== own.trim() })
  const isOther = data && typed === value.trim() && typed !== own.trim()
  return (
    <p role="status" className="mt-1.5 border-warning border-s-3 ps-2.5 text-warning empty:hidden">
      {isOther && (
        <>
          There is one already: <PlaceTitle place={data} />
        </>
      )}
    </p>
  )
}
