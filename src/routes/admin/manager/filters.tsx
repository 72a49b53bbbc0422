import { useId } from 'react'
import { type ListWithOptions, useListOptions } from '@/data/list-options/queries'
import type { ManagedTable } from '@/data/staff-table'
import type { ListFilter } from './manager'

type FiltersProps = {
  table: ManagedTable
  filters: readonly ListFilter[]
  chosen: Readonly<Record<string, string>>
  onChoose: (column: string, value: string) => void
}

/** The filters of a list, each a choice of the values that there are (STAFF-2). */
export function Filters({ table, filters, chosen, onChoose }: FiltersProps) {
  return filters.map((filter) => {
    const choice = { filter, value: chosen[filter.column] ?? '', onChoose }
    if (filter.options) return <Choice key={filter.column} {...choice} options={filter.options} />
    return hasOptions(table) && <ChoiceInUse key={filter.column} {...choice} list={table} />
  })
}

const hasOptions = (table: ManagedTable): table is ListWithOptions =>
  table === 'rulings' || table === 'tax_decisions' || table === 'news'

type ChoiceProps = {
  filter: ListFilter
  value: string
  onChoose: FiltersProps['onChoose']
}

function ChoiceInUse({ list, ...props }: ChoiceProps & { list: ListWithOptions }) {
  const { data } = useListOptions(list)
  const inUse = data?.get(props.filter.column)?.map(({ choice }) => choice) ?? []
  // Until the values have come, and where the last row with it has gone, the chosen one is still named.
  const options = props.value && !inUse.includes(props.value) ? [...inUse, props.value] : inUse
  return <Choice {...props} options={options.map((option) => [option, option] as const)} />
}

function Choice({
  filter: { label, column },
  value,
  options,
  onChoose,
}: ChoiceProps & { options: NonNullable<ListFilter['options']> }) {
  const id = useId()
  return (
    <div className="office-filter" data-on={value !== '' || undefined}>
      <label htmlFor={id}>{label}:</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(column, target.value)}>
        <option value="">any</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
