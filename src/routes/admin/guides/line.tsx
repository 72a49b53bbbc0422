import { Field } from '@/ui/field'

type LineProps = {
  label: string
  value: string
  limit: number
  isDisabled: boolean
  onChange: (text: string) => void
}

/** A short text in one line. */
export function Line({ label, value, limit, isDisabled, onChange }: LineProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={limit}
          readOnly={isDisabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
