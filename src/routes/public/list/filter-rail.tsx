import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { byFilter, type ListOption, type listOptionsQuery } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { formatCount } from '@/lib/count'
import { languageOf } from '@/lib/split-hebrew'
import { countFilters } from '@/names/list-address'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Field } from '@/ui/field'
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

type FacetProps = {
  field: FilterField
  /** The chosen value; empty when none is. */
  value: string
  /** The values that occur, once they are known. */
  options: readonly ListOption[] | undefined
  onChange: (value: string) => void
}

/** A filter of a list with all its choices and how many items each has. A value that the list does not know is shown too. */
function Facet({ field: { label, all, choices }, value, options = [], onChange }: FacetProps) {
  const name = useId()
  const items = new Map(options.map(({ choice, items }) => [choice, items]))
  const known = choices ?? [...items.keys()]
  const offered = value === '' || known.includes(value) ? known : [value, ...known]
  return (
    <FilterGroup title={label}>
      {['', ...offered].map((choice) => (
        <label key={choice} className={CHOICE}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="radio ms-0.5"
          />
          <span dir="auto">{withHebrew(choice || all)}</span>{' '}
          <span className="text-muted tabular-nums">
            {choice !== '' && options.length > 0 && formatCount(items.get(choice) ?? 0)}
          </span>
        </label>
      ))}
    </FilterGroup>
  )
}

/** Round mark, name, number. */
const CHOICE =
  'grid min-h-11 cursor-pointer grid-cols-[1.625rem_minmax(0,1fr)_auto] items-center has-checked:font-semibold wide:min-h-9'

/** What one filter consists of, below its name. */
function FilterGroup({ title, className = '', children }: FilterGroupProps) {
  return (
    <fieldset className="mt-6 text-ui">
      <legend className="w-full border-line border-b pb-1.5 font-semibold text-sm/normal">{title}</legend>
      <div className={`-mx-1.5 max-h-96 overflow-y-auto p-1.5 scrollbar-thin ${className}`}>{children}</div>
    </fieldset>
  )
}

type FilterGroupProps = { title: string; className?: string; children: ReactNode }

type FilterSelectProps = {
  label: string
  /** What it says when nothing is chosen: "All courts". */
  all: string
  /** The chosen value; empty when none is. */
  value: string
  options: readonly ListOption[]
  onChange: (value: string) => void
  className?: string
}

/** A dropdown of a list. A value that the address asks for and the list does not know is shown as well. */
function FilterSelect({ label, all, value, options, onChange, className = '' }: FilterSelectProps) {
  const isKnown = value === '' || options.some(({ choice }) => choice === value)
  return (
    <Field label={label} className={`[&>label]:text-sm/normal ${className}`}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} text-ellipsis`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{all}</option>
          {!isKnown && (
            <option value={value} lang={languageOf(value)}>
              {value}
            </option>
          )}
          {options.map(({ choice, label: name, items }) => (
            <option key={choice} value={choice} lang={languageOf(choice)}>
              {`${name ?? choice} (${formatCount(items)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
