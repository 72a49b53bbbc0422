import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { valuesInUseQuery } from '@/data/list-options/staff'
import type { ManagedTable } from '@/data/staff-table'
import { languageOf } from '@/lib/split-hebrew'
import type { ListFilter } from '@/office/manager'
import { Button } from '@/ui/button'

type FiltersProps = {
  table: ManagedTable
  filters: readonly ListFilter[]
  chosen: Readonly<Record<string, string>>
  onChoose: (column: string, value: string) => void
}

/** The filters of a list, each a choice of the values that there are (STAFF-2). */
export function Filters({ table, filters, chosen, onChoose }: FiltersProps) {
  const asked = filters.filter(({ options }) => !options).map(({ column }) => column)
  const inUse = useQuery({ ...valuesInUseQuery(table, asked), enabled: asked.length > 0 }).data
  return filters.map((filter) => {
    const value = chosen[filter.column] ?? ''
    const options = filter.options ?? withChosen(inUse?.get(filter.column) ?? [], value)
    const [only] = filter.isSwitch ? options : []
    if (only) {
      const [option, name] = only
      const choose = () => onChoose(filter.column, value ? '' : option)
      return (
        <Button key={filter.column} look="outline" aria-pressed={value !== ''} onClick={choose}>
          {filter.label}: {name}
        </Button>
      )
    }
    return <Choice key={filter.column} {...filter} value={value} options={options} onChoose={onChoose} />
  })
}

/** Until the values have come, and where the last row with it has gone, the chosen one is still named. */
const withChosen = (inUse: readonly string[], chosen: string) =>
  (chosen && !inUse.includes(chosen) ? [...inUse, chosen] : inUse).map((option) => [option, option] as const)

type ChoiceProps = Required<Omit<ListFilter, 'isSwitch'>> & {
  value: string
  /** The choice of all. */
  any?: string
  onChoose: FiltersProps['onChoose']
}

/** A filter that reads as one: "Court: any". */
export function Choice({ label, column, value, any = 'any', options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="office-filter" data-on={value !== '' || undefined}>
      <label htmlFor={id}>{label}:</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(column, target.value)}>
        <option value="">{any}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option} lang={languageOf(name)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
