import { Field } from '@/components/ui/field'

type FilterSelectProps = {
  label: string
  /** What it says when nothing is chosen: "All courts". */
  all: string
  /** The chosen value; empty when none is. */
  value: string
  options: readonly string[]
  onChange: (value: string) => void
  className?: string
}

/** A dropdown of a list. A value that the address asks for and the list does not know is shown as well. */
export function FilterSelect({ label, all, value, options, onChange, className = '' }: FilterSelectProps) {
  const offered = value === '' || options.includes(value) ? options : [value, ...options]
  return (
    <Field label={label} className={className}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} text-ellipsis`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{all}</option>
          {offered.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
