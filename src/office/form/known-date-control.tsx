import { useId, useState } from 'react'
import { formatDay } from '@/lib/dates'
import { cutDate, type DatePrecision, precisionOf, storedDate } from '@/office/fields/known-date'
import type { FieldControlProps } from '@/ui/field'

const CHOICES = [
  ['day', 'Exact day'],
  ['month', 'Month only'],
  ['year', 'Year only'],
] as const satisfies readonly (readonly [DatePrecision, string])[]

type KnownDateControlProps = {
  input: FieldControlProps & { value: string; onBlur: () => void }
  isDisabled: boolean
  onChange: (known: string) => void
}

/** A date, and how much of it is known (TRUE-1): one value, such as 2024-02. */
export function KnownDateControl({ input, isDisabled, onChange }: KnownDateControlProps) {
  const { value } = input
  const seenId = useId()
  const [chosen, setChosen] = useState<DatePrecision>('day')
  const precision = value ? precisionOf(value) : chosen
  const date = value && storedDate(value).date
  return (
    <>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <input
          {...input}
          type="date"
          value={date}
          onChange={({ target }) => onChange(cutDate(target.value, precision))}
          autoComplete="off"
          readOnly={isDisabled}
        />
        <select
          className={input.className}
          aria-label="Precision"
          aria-describedby={precision === 'day' ? undefined : seenId}
          value={precision}
          disabled={isDisabled}
          onChange={({ target }) => {
            const next = CHOICES.find(([each]) => each === target.value)?.[0] ?? 'day'
            setChosen(next)
            onChange(cutDate(date, next))
          }}
        >
          {CHOICES.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {precision !== 'day' && (
        <p id={seenId} className="mt-1 text-muted text-sm">
          {value ? `Readers see “${formatDay(value)}”.` : `Readers see the ${precision} alone.`}
        </p>
      )}
    </>
  )
}
