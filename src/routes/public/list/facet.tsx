import { useId } from 'react'
import { ProvisionName } from '@/components/content/provision-name'
import type { ListOption } from '@/data/list-options/queries'
import { formatCount } from '@/lib/count'
import type { FilterField } from './filters'

type FacetProps = {
  field: FilterField
  /** The chosen value; empty when none is. */
  value: string
  /** The values that occur, once they are known. */
  options: readonly ListOption[] | undefined
  onChange: (value: string) => void
}

/** A filter of a list with all its choices and how many items each has. A value that the list does not know is shown too. */
export function Facet({ field: { label: legend, all, choices }, value, options = [], onChange }: FacetProps) {
  const name = useId()
  const byChoice = new Map(options.map((option) => [option.choice, option]))
  const known = choices ?? [...byChoice.keys()]
  const offered = value === '' || known.includes(value) ? known : [value, ...known]
  return (
    <fieldset className="facet">
      <legend>{legend}</legend>
      <div>
        {['', ...offered].map((choice) => {
          const { label, items = 0 } = byChoice.get(choice) ?? {}
          return (
            <label key={choice}>
              <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
              <span dir="auto">{label ? <ProvisionName name={label} /> : choice || all}</span>{' '}
              <span>{choice !== '' && options.length > 0 && formatCount(items)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
