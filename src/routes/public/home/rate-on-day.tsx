import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { VatRate } from '@/data/amounts/queries'
import { formatAmount, stepOnDay } from '@/law/amounts'
import { dayBefore } from '@/lib/dates'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { Day } from '@/ui/content/day'
import { Field } from '@/ui/field'
import { useToday } from '@/ui/hooks/use-today'
import type { RateDays } from './use-rate-days'

type RateOnDayProps = { rates: VatRate[]; days: RateDays; onChoose: (days: RateDays) => void }

/** Which rate applied on a day that the reader chooses, and how it differs from that of another (DATA-8, READ-2). */
export function RateOnDay({ rates, days: [day, other], onChoose }: RateOnDayProps) {
  const first = rates.at(-1)
  return (
    <div className="needs-scripts text-sm print:hidden">
      <DayField
        label="Which rate applied on that day?"
        day={day}
        hint={!day && first && <AnyDay since={first.effective_from} />}
        onChoose={(next) => onChoose([next, other])}
      >
        {day && <Answer rates={rates} day={day} />}
      </DayField>
      <DayField label="Compare with the day" day={other} onChoose={(next) => onChoose([day, next])}>
        {other && (
          <>
            <Answer rates={rates} day={other} /> <Difference rates={rates} day={day} other={other} />
          </>
        )}
      </DayField>
      <Link to={paths.whichRate} className="link inline-block py-2">
        {TOOL_NAMES.whichRate}
      </Link>
    </div>
  )
}

/** It keeps the place of the answer. */
const AnyDay = ({ since }: { since: string }) => (
  <span className="block min-h-10">
    Any day since <Day date={since} />, or a future one.
  </span>
)

type DayFieldProps = {
  label: string
  day: string
  hint?: ReactNode
  onChoose: (day: string) => void
  /** The answer, which is announced. */
  children: ReactNode
}

function DayField({ label, day, hint, onChoose, children }: DayFieldProps) {
  return (
    <>
      <Field label={label} hint={hint}>
        {(control) => <input {...control} type="date" value={day} onChange={(event) => onChoose(event.target.value)} />}
      </Field>
      <p role="status" className={`mt-1.5 mb-3 ${hint ? '' : 'min-h-10'}`}>
        <span key={day}>{children}</span>
      </p>
    </>
  )
}

function Answer({ rates, day }: { rates: VatRate[]; day: string }): ReactNode {
  const today = useToday()
  const first = rates.at(-1)
  if (!first) return null
  const rate = stepOnDay(rates, day)
  if (!rate) {
    return (
      <>
        None: the first rate came into force on <Day date={first.effective_from} />.
      </>
    )
  }
  const next = rates[rates.indexOf(rate) - 1]
  const lastDay = next && dayBefore(next.effective_from)
  return (
    <>
      <strong className="font-normal font-serif text-lg text-law">{formatAmount(rate.amount, '%')}</strong>, in force{' '}
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

/** By how many points the second day's rate is higher or lower; nothing where either has none. */
function Difference({ rates, day, other }: { rates: VatRate[]; day: string; other: string }): ReactNode {
  const [one, two] = [stepOnDay(rates, day), stepOnDay(rates, other)]
  if (!day || !one || !two) return null
  const points = two.amount - one.amount
  if (points === 0) return <span>The same as on the first day.</span>
  const unit = Math.abs(points) === 1 ? 'percentage point' : 'percentage points'
  return <span>{`${Math.abs(points)} ${unit} ${points > 0 ? 'more' : 'less'} than on the first day.`}</span>
}
