import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { byFilter, type ListOption, type listOptionsQuery } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { formatCount } from '@/lib/count'
import { countFilters } from '@/names/list-address'
import { Button } from '@/ui/button'
import { ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FilterGroup, YearRange } from '@/ui/filters'
import { Fold } from '@/ui/fold'
import type { ListAddress } from '@/ui/hooks/use-list-address'
import { useSearchText } from '@/ui/hooks/use-search-text'
import { SearchField } from '@/ui/search-field'

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

/**
 * The search and the filters of a list beside its rows (RUL-2, DEC-1, NEWS-1). Until what occurs in the list is known, and
 * when it cannot be had, each filter shows what is set and can be taken back.
 */
export function FilterRail(props: FilterRailProps) {
  const { noun, hint, title, list, fields, hasYears, canClear, onClear } = props
  const { asked, search, change } = list
  const { data: options, error, isFetching, refetch } = useQuery({ ...props.options, select: byFilter })
  const set = countFilters(asked)
  const choose = (name: string, values: string[]) => {
    const { [name]: _, ...others } = asked.choices
    change(name, { choices: values.length > 0 ? { ...others, [name]: values } : others })
  }
  return (
    <search aria-label={`Search and filter ${noun}`} className="needs-scripts print:hidden">
      <Fold title={set > 0 ? `${title}, ${set} set` : title}>
        <SearchField label={`Search ${noun}`} placeholder={hint} {...useSearchText(asked.q, search)} />
        {fields.map((field) => (
          <Facet
            key={field.name}
            field={field}
            values={asked.choices[field.name] ?? []}
            options={options?.get(field.name)}
            onChange={(values) => choose(field.name, values)}
          />
        ))}
        {hasYears && (
          <YearRange
            from={asked.from}
            to={asked.to}
            options={(options?.get('year') ?? []).map(({ choice, items }) => ({ year: choice, items }))}
            onChange={(end, year) => change(end, { [end]: year })}
          />
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

type FacetProps = {
  field: FilterField
  /** The chosen values. */
  values: string[]
  /** The values that occur, once they are known. */
  options: readonly ListOption[] | undefined
  onChange: (values: string[]) => void
}

/**
 * A filter of a list with all its choices, of which several can be chosen, and how many items of the whole list each has. A
 * value that the list does not know is shown too.
 */
function Facet({ field: { label, choices }, values, options = [], onChange }: FacetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const found = new Map(options.map((option) => [option.choice, option]))
  const known = choices ?? [...found.keys()]
  const offered = [...values.filter((value) => !known.includes(value)), ...known]
  const shown = offered.length > MOST_SHOWN + 1 ? MOST_SHOWN : offered.length
  const more = offered.slice(shown)
  const box = (choice: string) => (
    <label key={choice} className={CHOICE}>
      <input
        type="checkbox"
        checked={values.includes(choice)}
        onChange={({ target }) =>
          onChange(target.checked ? [...values, choice] : values.filter((value) => value !== choice))
        }
        className="ms-0.5 size-4 accent-ink"
      />
      <span dir="auto">
        <ChoiceName choice={choice} label={found.get(choice)?.label} />
      </span>{' '}
      <span className="text-muted tabular-nums">
        {options.length > 0 && formatCount(found.get(choice)?.items ?? 0)}
      </span>
    </label>
  )
  return (
    <FilterGroup title={label}>
      {offered.slice(0, shown).map(box)}
      {more.length > 0 && (
        <details
          open={isOpen || more.some((choice) => values.includes(choice))}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary className={MORE}>
            {formatCount(more.length)} more
            <span className="chevron" />
          </summary>
          <div className="-mx-1.5 max-h-96 overflow-y-auto p-1.5 scrollbar-thin">{more.map(box)}</div>
        </details>
      )}
    </FilterGroup>
  )
}

/** What a choice is called; a provision, "section 30: Zero rate", is seen as "§ 30 Zero rate". */
function ChoiceName({ choice, label }: { choice: string; label: string | null | undefined }) {
  if (!label) return withHebrew(choice)
  const [provision = '', ...title] = label.split(': ')
  return (
    <>
      <span className="text-law">
        <ProvisionName provision={provision} />
      </span>{' '}
      {withHebrew(title.join(': '))}
    </>
  )
}

/** How many choices stand in the rail before the others are behind one line. */
const MOST_SHOWN = 8

/** Mark, name, number. */
const CHOICE =
  'grid min-h-11 cursor-pointer grid-cols-[1.625rem_minmax(0,1fr)_auto] items-center py-1 has-checked:font-semibold wide:min-h-9'

const MORE = 'flex min-h-11 cursor-pointer items-center gap-2 text-muted wide:min-h-9'
