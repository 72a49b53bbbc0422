import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ListOption } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { formatCount } from '@/lib/count'
import { ProvisionName } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FilterGroup } from '@/ui/filters'
import type { ListAddress } from '@/ui/hooks/use-list-address'
import { NoChoices } from './no-choices'

type FacetsProps = Pick<ListAddress, 'asked' | 'change'> & {
  fields: readonly FilterField[]
  /** By the name of each filter, the values that occur. */
  query: UseQueryResult<ReadonlyMap<string, readonly ListOption[]>>
  /** What stands below them. */
  children: ReactNode
}

/**
 * The filters of a list, kept in its address. None stands there before all choices are known: each would push what is below
 * it down (FAST-3). When they cannot be had, each filter shows what is set and can be taken back.
 */
export function Facets({ fields, query, asked, change, children }: FacetsProps) {
  const { data: options, error, isFetched } = query
  if (!options && !isFetched) return null
  const choose = (name: string, values: string[]) => {
    const { [name]: _, ...others } = asked.choices
    change(name, { choices: values.length > 0 ? { ...others, [name]: values } : others })
  }
  return (
    <>
      {fields.map((field) => (
        <Facet
          key={field.name}
          field={field}
          values={asked.choices[field.name] ?? []}
          options={options && (options.get(field.name) ?? [])}
          onChange={(values) => choose(field.name, values)}
        />
      ))}
      {children}
      {error && <NoChoices error={error} />}
    </>
  )
}

type FacetProps = {
  field: FilterField
  /** The chosen values. */
  values: string[]
  /** The values that occur; undefined when they cannot be had. */
  options: readonly ListOption[] | undefined
  onChange: (values: string[]) => void
}

/**
 * A filter of a list with all its choices, of which several can be chosen, and how many items of the whole list each has. A
 * value that the list does not know is shown too, once it was chosen.
 */
function Facet({ field: { label, choices, nameOf }, values, options, onChange }: FacetProps) {
  const [isOpen, setIsOpen] = useState(false)
  // One that is taken back stays, and the focus with it.
  const [chosen, setChosen] = useState(values)
  if (values.some((value) => !chosen.includes(value))) setChosen([...new Set([...chosen, ...values])])
  const found = new Map(options?.map((option) => [option.choice, option]))
  const known = choices ?? [...found.keys()]
  const offered = [...chosen.filter((value) => !known.includes(value)), ...known]
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
        <ChoiceName name={nameOf?.(choice) ?? choice} label={found.get(choice)?.label} />
      </span>{' '}
      <span className="text-muted tabular-nums">{options && formatCount(found.get(choice)?.items ?? 0)}</span>
    </label>
  )
  if (offered.length === 0) return null
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
function ChoiceName({ name, label }: { name: string; label: string | null | undefined }) {
  if (!label) return withHebrew(name)
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
