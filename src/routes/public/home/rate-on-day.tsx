import { type ReactNode, useState } from 'react'
import { Day } from '@/components/content/day'
import { Field } from '@/components/ui/field'
import { useToday } from '@/hooks/use-today'
import { percent, rateOnDay } from '@/lib/vat-rate'
import type { VatRate } from './vat-rate'

/** Which rate applied on a day that the reader chooses (DATA-8). */
export function RateOnDay({ rates }: { rates: VatRate[] }) {
  const [day, setDay] = useState('')
  return (
    <div className="needs-scripts mt-5 border-line border-t pt-5 print:hidden">
      <Field label="Which rate applied on that day?">
        {(control) => <input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />}
      </Field>
      <p role="status" className="mt-3 min-h-13 leading-snug">
        <Answer rates={rates} day={day} />
      </p>
    </div>
  )
}

function Answer({ rates, day }: { rates: VatRate[]; day: string }): ReactNode {
  const today = useToday()
  const first = rates.at(-1)
  if (!first) return null
  if (!day) {
    return (
      <span className="text-muted">
        Any day since <Day date={first.effective_from} />, or a future one.
      </span>
    )
  }
  const found = rateOnDay(rates, day)
  if (!found) {
    return (
      <>
        None: the first rate came into force on <Day date={first.effective_from} />.
      </>
    )
  }
  const { rate, lastDay } = found
  return (
    <>
      <strong className="text-lg">{percent(rate.rate)}</strong>, in force{' '}
      {lastDay || rate.effective_from > today ? 'from' : 'since'} <Day date={rate.effective_from} />
      {lastDay && (
        <>
          {' '}
          to <Day date={lastDay} />
        </>
      )}
      {day > today && ', as decided so far'}.{rate.note && <span className="block text-muted">{rate.note}</span>}
    </>
  )
}
