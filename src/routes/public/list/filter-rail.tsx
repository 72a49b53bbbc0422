import { useQuery } from '@tanstack/react-query'
import { byFilter, type listOptionsQuery } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { countFilters } from '@/names/list-address'
import { Button } from '@/ui/button'
import { YearRange } from '@/ui/filters'
import { Fold } from '@/ui/fold'
import type { ListAddress } from '@/ui/hooks/use-list-address'
import { useSearchText } from '@/ui/hooks/use-search-text'
import { SearchField } from '@/ui/search-field'
import { Facets } from './facet'

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

/** The search and the filters of a list beside its rows (RUL-2, DEC-1, NEWS-1). */
export function FilterRail(props: FilterRailProps) {
  const { noun, hint, title, list, fields, hasYears, canClear, onClear } = props
  const { asked, search, change } = list
  const query = useQuery({ ...props.options, select: byFilter })
  const set = countFilters(asked)
  return (
    <search aria-label={`Search and filter ${noun}`} className="needs-scripts print:hidden">
      <Fold title={set > 0 ? `${title}, ${set} set` : title}>
        <SearchField label={`Search ${noun}`} placeholder={hint} {...useSearchText(asked.q, search)} />
        <Facets fields={fields} query={query} asked={asked} change={change}>
          {hasYears && (
            <YearRange
              from={asked.from}
              to={asked.to}
              options={(query.data?.get('year') ?? []).map(({ choice, items }) => ({ year: choice, items }))}
              onChange={(end, year) => change(end, { [end]: year })}
            />
          )}
          {canClear && set > 0 && (
            <Button look="outline" className="mt-5" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </Facets>
      </Fold>
    </search>
  )
}
