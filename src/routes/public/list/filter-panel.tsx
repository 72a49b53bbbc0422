import { Button } from '@/components/ui/button'
import { type ListWithOptions, useListOptions } from '@/data/list-options/queries'
import type { ListAddress } from '@/hooks/use-list-address'
import { countFilters } from '@/lib/list-address'
import { FilterSelect } from './filter-select'
import type { FilterField } from './filters'

type FilterPanelProps = {
  list: ListAddress
  fields: readonly FilterField[]
  optionsOf: ListWithOptions
}

const YEARS = [
  { end: 'from', label: 'From year', all: 'Any year' },
  { end: 'to', label: 'To year', all: 'Any year' },
] as const

/**
 * The filters behind the Filter button (RUL-2, DEC-1). What can be chosen comes from the database; until it is there,
 * and when it cannot be had, each filter shows what is set and can be taken back.
 */
export function FilterPanel({ list, fields, optionsOf }: FilterPanelProps) {
  const { asked, change } = list
  const { data: options, error, isFetching, refetch } = useListOptions(optionsOf)
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = asked.choices
    change(name, { choices: value ? { ...others, [name]: value } : others })
  }
  return (
    <div aria-busy={isFetching} className="card mt-3 p-4 sm:p-5">
      <div className={`grid grid-cols-2 gap-x-4 gap-y-3 ${fields.length > 1 ? 'lg:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {fields.map(({ name, label, all }) => (
          <FilterSelect
            key={name}
            label={label}
            all={all}
            value={asked.choices[name] ?? ''}
            options={options?.get(name) ?? []}
            onChange={(value) => choose(name, value)}
            className="min-w-0 max-sm:col-span-2"
          />
        ))}
        {YEARS.map(({ end, label, all }) => (
          <FilterSelect
            key={end}
            label={label}
            all={all}
            value={asked[end] === null ? '' : String(asked[end])}
            options={options?.get('year') ?? []}
            onChange={(value) => change(end, { [end]: value ? Number(value) : null })}
            className="min-w-0"
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-danger">
          The choices could not be loaded. {error.message}
          <Button look="outline" disabled={isFetching} onClick={() => void refetch()}>
            Load the choices again
          </Button>
        </p>
      )}
      {countFilters(asked) > 0 && (
        <Button
          look="quiet"
          className="-ms-4 mt-2 -mb-2"
          onClick={() => change('filters', { choices: {}, from: null, to: null })}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
