import { Field } from '@/ui/field'
import type { ListOption } from '@/data/list-options/queries'
import { formatCount } from '@/lib/count'

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

/** An option can hold no markup, so it has one language: that of its first letter. */
const languageOf = (choice: string) => (/^\p{Script=Hebrew}/u.test(choice) ? 'he' : undefined)

/** A dropdown of a list. A value that the address asks for and the list does not know is shown as well. */
export function FilterSelect({ label, all, value, options, onChange, className = '' }: FilterSelectProps) {
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
