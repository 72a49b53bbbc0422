import { useId } from 'react'
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
    <fieldset className="facet">
      <legend>{label}</legend>
      <div>
        {['', ...offered].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="radio"
            />
            <span dir="auto">{withHebrew(choice || all)}</span>{' '}
            <span>{choice !== '' && options.length > 0 && formatCount(items.get(choice) ?? 0)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
