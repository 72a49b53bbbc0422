import { type ReactNode, useId } from 'react'
import { withHebrew } from '@/ui/content/with-hebrew'
import type { ListOption } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { formatCount } from '@/lib/count'

type FacetProps = {
  field: FilterField
  /** The chosen value; empty when none is. */
  value: string
  /** The values that occur, once they are known. */
  options: readonly ListOption[] | undefined
  onChange: (value: string) => void
}

/** A filter of a list with all its choices and how many items each has. A value that the list does not know is shown too. */
export function Facet({ field: { label, all, choices }, value, options = [], onChange }: FacetProps) {
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
export function FilterGroup({ title, className = '', children }: FilterGroupProps) {
  return (
    <fieldset className="mt-6 text-ui">
      <legend className="w-full border-line border-b pb-1.5 font-semibold text-sm/normal">{title}</legend>
      <div className={`-mx-1.5 max-h-96 overflow-y-auto p-1.5 scrollbar-thin ${className}`}>{children}</div>
    </fieldset>
  )
}

type FilterGroupProps = { title: string; className?: string; children: ReactNode }
