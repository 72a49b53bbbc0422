import { useId } from 'react'
import type { VatRate } from '@/data/amounts/queries'
import { formatAmount } from '@/law/amounts'
import { formatDay } from '@/lib/dates'
import { StepDrawing } from '@/routes/public/amounts/step-drawing'
import type { RateDays } from './use-rate-days'

type RateChartProps = {
  /** Newest first. */
  rates: VatRate[]
  today: string
  days: RateDays
}

/** Every rate from the first to today's as a line of steps, drawn from the data, with the chosen days (READ-2). */
export function RateChart({ rates, today, days }: RateChartProps) {
  const id = useId()
  const begun = rates.filter(({ effective_from }) => effective_from <= today)
  const [now, first] = [begun[0], begun.at(-1)]
  if (!now || !first) return null
  return (
    <figure aria-labelledby={id} className="on-text self-start">
      <figcaption id={id} className="text-muted text-sm">
        Every rate since {first.effective_from.slice(0, 4)}, in per cent
        <span className="sr-only">
          {`: ${begun.length} rates from ${formatAmount(first.amount, '%')} on ${formatDay(first.effective_from)} to ${formatAmount(now.amount, '%')} today. The table of all rates lists them.`}
        </span>
      </figcaption>
      <StepDrawing steps={rates} today={today} days={days.filter((day) => day && day <= today)} />
    </figure>
  )
}
