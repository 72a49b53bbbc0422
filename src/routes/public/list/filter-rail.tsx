import { useQuery } from '@tanstack/react-query'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import { SearchField } from '@/ui/search-field'
import { byFilter, type listOptionsQuery } from '@/data/list-options/queries'
import type { ListAddress } from '@/ui/hooks/use-list-address'
import { useSearchText } from '@/ui/hooks/use-search-text'
import type { FilterField } from '@/kinds/item'
import { countFilters } from '@/names/list-address'
import { Facet, FilterGroup } from './facet'
import { FilterSelect } from './filter-select'

type FilterRailProps = {
  /** What is searched: "rulings". */
  noun: string
  /** What one may search for: "Party, number or word". */
  hint: string
  /** What stands in the place of the rail on narrow screens: "Filter 7 rulings". */
  title: string
  list: ListAddress
  fields: readonly FilterField[]
  hasYears: boolean
  options: ReturnType<typeof listOptionsQuery>
  /** Whether the filters can be cleared here: an empty list offers it itself. */
  canClear: boolean
  onClear: () => void
}

const YEARS = [
  { end: 'from', label: 'From year' },
  { end: 'to', label: 'To year' },
] as const

/**
 * The search and the filters of a list beside its rows (RUL-2, DEC-1, NEWS-1). Until what occurs in the list is known, and
 * when it cannot be had, each filter shows what is set and can be taken back.
 */
export function FilterRail(props: FilterRailProps) {
  const { noun, hint, title, list, fields, hasYears, canClear, onClear } = props
  const { asked, search, change } = list
  const { data: options, error, isFetching, refetch } = useQuery({ ...props.options, select: byFilter })
  const set = countFilters(asked)
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = asked.choices
    change(name, { choices: value ? { ...others, [name]: value } : others })
  }
  return (
    <search aria-label={`Search and filter ${noun}`} className="needs-scripts print:hidden">
      <Fold title={set > 0 ? `${title}, ${set} set` : title}>
        <SearchField label={`Search ${noun}`} placeholder={hint} {...useSearchText(asked.q, search)} />
        {fields.map((field) => {
          const filter = {
            value: asked.choices[field.name] ?? '',
            options: options?.get(field.name) ?? [],
            onChange: (value: string) => choose(field.name, value),
          }
          if (!field.isLong) return <Facet key={field.name} field={field} {...filter} />
          return <FilterSelect key={field.name} label={field.label} all={field.all} className="mt-6" {...filter} />
        })}
        {hasYears && (
          <FilterGroup title="Year" className="grid grid-cols-2 gap-3">
            {YEARS.map(({ end, label }) => (
              <FilterSelect
                key={end}
                label={label}
                all="Any year"
                value={asked[end] === null ? '' : String(asked[end])}
                options={options?.get('year') ?? []}
                onChange={(value) => change(end, { [end]: value ? Number(value) : null })}
                className="min-w-0"
              />
            ))}
          </FilterGroup>
        )}
        {error && (
          <div role="alert" className="mt-4 text-danger text-sm">
            <p>The choices could not be loaded. {error.message}</p>
            <Button look="outline" className="mt-2" disabled={isFetching} onClick={() => void refetch()}>
              Load the choices again
            </Button>
          </div>
        )}
        {canClear && set > 0 && (
          <Button look="outline" className="mt-5" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </Fold>
    </search>
  )
}
