import { useQuery } from '@tanstack/react-query'
import { valuesInUseQuery } from '@/data/list-options/staff'
import type { ManagedTable } from '@/data/staff-table'

type SuggestionsProps = { id: string; table: ManagedTable; column: string }

/** The values in use of a column, which a box of this list suggests while it is typed in (STAFF-2). */
export function Suggestions({ id, table, column }: SuggestionsProps) {
  const { data } = useQuery(valuesInUseQuery(table, [column]))
  return (
    <datalist id={id}>
      {data?.get(column)?.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
