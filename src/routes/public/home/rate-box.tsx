import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Day } from '@/ui/content/day'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { useToday } from '@/ui/hooks/use-today'
import { percent, rateOnDay } from '@/law/vat-rate'
import { questionsOfHome } from './questions'
import { RateChart } from './rate-chart'
import { RateOnDay } from './rate-on-day'
import { RateTable } from './rate-table'
import { useRateDays } from './use-rate-days'

const RATE =
  '-ms-[0.04em] my-3 block font-display font-normal text-[clamp(5rem,4rem+2.5vw,6.5rem)]/[0.86] tracking-[-0.04em]'

/** The rate as an instrument: today's, its history, and that of any day or two (HOME-4, DATA-8, READ-2). */
export function RateBox() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-part border-t">
      <div className="page columns-of-page gap-y-8 py-7 wide:min-h-80">
        <Rates titleId={titleId} />
      </div>
    </section>
  )
}

function Rates({ titleId }: { titleId: string }) {
  const today = useToday()
  const { days, setDays } = useRateDays()
  const { data: rates, error, refetch } = useQuery(questionsOfHome().rates)
  const now = rates && rateOnDay(rates, today)
  const title = (
    <h2 id={titleId} className="part-title">
      Standard VAT rate
    </h2>
  )
  if (rates && now) {
    const before = rates[rates.indexOf(now.rate) + 1]
    return (
      <>
        <div>
          {title}
          <p>
            <strong className={RATE}>{percent(now.rate.rate)}</strong>
            <span className="text-muted text-sm">
              since <Day date={now.rate.effective_from} />
              {before && `; ${percent(before.rate)} before`}
            </span>
          </p>
          <RateTable rates={rates} current={now.rate} />
        </div>
        <RateChart rates={rates} today={today} days={days} />
        <RateOnDay rates={rates} days={days} onChoose={setDays} />
      </>
    )
  }
  return (
    <>
      <div>{title}</div>
      <div className="beside-rail">
        {rates && <EmptyState text="No rates have been published yet" />}
        {error && !rates && <ErrorPanel fallback="Failed to fetch data" error={error} onRetry={() => void refetch()} />}
        {!rates && !error && (
          <Loading className="on-text">
            <Bar className="h-48" />
          </Loading>
        )}
      </div>
    </>
  )
}
