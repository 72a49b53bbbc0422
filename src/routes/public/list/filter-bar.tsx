import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import type { ListAddress } from '@/hooks/use-list-address'
import { useSearchText } from '@/hooks/use-search-text'
import { countFilters } from '@/lib/list-address'
import { FilterPanel } from './filter-panel'
import { FilterSelect } from './filter-select'
import type { FilterField, ListFilters } from './filters'

type FilterBarProps = {
  /** The search box's label: "Search rulings". */
  label: string
  list: ListAddress
  filters: ListFilters
}

/** The bar above a list: search box, and the Filter button with its panel or a dropdown (RUL-2, DEC-1, NEWS-1). */
export function FilterBar({ label, list, filters }: FilterBarProps) {
  const { asked, search } = list
  const id = useId()
  const set = countFilters(asked)
  // A link with filters shows them; from then on the reader opens and closes the panel.
  const [isOpen, setIsOpen] = useState(filters.kind === 'panel' && set > 0)
  return (
    <search className="mb-6 block max-w-4xl print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={label} className="min-w-0 grow basis-64" {...useSearchText(asked.q, search)} />
        {filters.kind === 'dropdown' ? (
          <Dropdown field={filters.field} options={filters.options} list={list} />
        ) : (
          <Button
            look="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="h-11 max-sm:w-full"
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            Filter{' '}
            {set > 0 && (
              <span className="rounded-full bg-accent px-2 text-on-accent text-sm tabular-nums">
                {set} <span className="sr-only">set</span>
              </span>
            )}
          </Button>
        )}
      </div>
      {filters.kind === 'panel' && isOpen && (
        <div id={id}>
          <FilterPanel list={list} fields={filters.fields} optionsOf={filters.optionsOf} />
        </div>
      )}
    </search>
  )
}

function Dropdown({ field, options, list }: { field: FilterField; options: readonly string[]; list: ListAddress }) {
  const { name, label, all } = field
  return (
    <FilterSelect
      label={label}
      all={all}
      value={list.asked.choices[name] ?? ''}
      options={options}
      onChange={(value) => list.change(name, { choices: value ? { [name]: value } : {} })}
      className="w-56 max-sm:w-full"
    />
  )
}
