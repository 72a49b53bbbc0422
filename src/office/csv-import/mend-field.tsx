import { useState } from 'react'
import type { FieldValue } from '@/lib/faults'
import { type FieldSpec, isLong } from '@/office/manager'
import { Field } from '@/ui/field'

type MendFieldProps = {
  spec: FieldSpec
  value: FieldValue
  error: string | undefined
  isHeld: boolean
  onMend: (value: FieldValue) => void
}

/** A field of a row, to be mended in place; what is typed counts when the field is left. */
export function MendField({ spec, value, error, isHeld, onMend }: MendFieldProps) {
  const { label, isRequired, kind, options, unchosen } = spec
  const isList = kind === 'texts'
  const given = Array.isArray(value) ? value.join('\n') : String(value)
  const [typed, setTyped] = useState<string | null>(null)
  const isWide = isLong(spec)
  const leave = () => {
    if (typed !== null && typed !== given) onMend(isList ? typed.split('\n').filter(Boolean) : typed)
    setTyped(null)
  }
  return (
    <Field
      label={`${label} (${isRequired ? 'required' : 'optional'})`}
      error={error}
      hint={kind === 'html' ? 'In HTML' : isList ? 'One a line' : null}
      className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
    >
      {(control) => {
        if (options) {
          return (
            <select {...control} value={given} disabled={isHeld} onChange={({ target }) => onMend(target.value)}>
              <option value="">{unchosen ?? 'None'}</option>
              {given !== '' && options.every(([offered]) => offered !== given) && (
                <option value={given}>{given}</option>
              )}
              {options.map(([offered, name]) => (
                <option key={offered} value={offered}>
                  {name}
                </option>
              ))}
            </select>
          )
        }
        const text = { ...control, dir: 'auto', value: typed ?? given, readOnly: isHeld, onBlur: leave }
        if (isWide) {
          return (
            <textarea
              {...text}
              rows={3}
              onChange={({ target }) => setTyped(target.value)}
              className={`${control.className} field-sizing-content max-h-80`}
            />
          )
        }
        return (
          <input
            {...text}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && leave()}
          />
        )
      }}
    </Field>
  )
}
