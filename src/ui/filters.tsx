import type { ReactNode } from 'react'
import { formatCount } from '@/lib/count'
import type { Years } from '@/names/list-address'
import { Field } from '@/ui/field'

type FilterGroupProps = { title: string; className?: string; children: ReactNode }

/** What one filter of a list consists of, below its name. */
export function FilterGroup({ title, className = '', children }: FilterGroupProps) {
  return (
    <fieldset className="mt-6 text-ui">
      <legend className="w-full border-line border-b pb-1.5 font-semibold text-sm/normal">{title}</legend>
      <div className={`py-1.5 ${className}`}>{children}</div>
    </fieldset>
  )
}

/** A year that can be chosen, with how many items it has; null where they were not counted. */
type YearOption = { year: string; items: number | null }

type YearRangeProps = Years & {
  options: readonly YearOption[]
  onChange: (end: keyof Years, year: number | null) => void
}

const ENDS = [
  { end: 'from', label: 'From year' },
  { end: 'to', label: 'To year' },
] as const

/** The filter by years: from one to another, either of them open. */
export function YearRange({ options, onChange, ...chosen }: YearRangeProps) {
  return (
    <FilterGroup title="Year" className="grid grid-cols-2 gap-3">
      {ENDS.map(({ end, label }) => (
        <YearSelect
          key={end}
          label={label}
          year={chosen[end]}
          options={options}
          onChange={(year) => onChange(end, year)}
        />
      ))}
    </FilterGroup>
  )
}

type YearSelectProps = {
  label: string
  year: number | null
  options: readonly YearOption[]
  onChange: (year: number | null) => void
}

/** A dropdown of years. A year that the address asks for and that is none of them is shown as well. */
function YearSelect({ label, year, options, onChange }: YearSelectProps) {
  const value = String(year ?? '')
  const isKnown = value === '' || options.some((option) => option.year === value)
  return (
    <Field label={label} className="min-w-0 [&>label]:text-sm/normal">
      {(control) => (
        <select
          {...control}
          className={`${control.className} text-ellipsis`}
          value={value}
          onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">Any year</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.year} value={option.year}>
              {option.items === null ? option.year : `${option.year} (${formatCount(option.items)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
