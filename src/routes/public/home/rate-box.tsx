import { useId } from 'react'
import { Day } from '@/components/content/day'
import { EmptyState } from '@/components/states/empty-state'
import { ErrorPanel } from '@/components/states/error-panel'
import { useVatRates } from '@/data/vat-rates/queries'
import { useToday } from '@/hooks/use-today'
import { percent, rateOnDay } from '@/lib/vat-rate'
import { RateOnDay } from './rate-on-day'
import { RateTable } from './rate-table'

/** The current standard rate and the rate of any other day (HOME-4, DATA-8). */
export function RateBox() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="card min-h-90 p-6 print:min-h-0">
      <h2 id={titleId} className="font-semibold text-muted">
        Standard VAT rate
      </h2>
      <Rates />
    </section>
  )
}

function Rates() {
  const today = useToday()
  const { data: rates, error, refetch } = useVatRates()
  const now = rates && rateOnDay(rates, today)
  if (rates && now) {
    return (
      <>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <strong className="font-display font-normal text-6xl tracking-tight">{percent(now.rate.rate)}</strong>
          <span>
            since <Day date={now.rate.effective_from} />
          </span>
        </p>
        <RateOnDay rates={rates} />
        <RateTable rates={rates} current={now.rate} />
      </>
    )
  }
  if (rates)
    return (
      <Fitted>
        <EmptyState text="No rates have been published yet" />
      </Fitted>
    )
  if (error) {
    return (
      <Fitted>
        <ErrorPanel fallback="Failed to fetch data" error={error} onRetry={() => void refetch()} />
      </Fitted>
    )
  }
  return (
    <div aria-busy="true" className="animate-pulse motion-reduce:animate-none">
      <p className="sr-only" role="status">
        Loading
      </p>
      <div className="mt-3 h-12 w-52 rounded bg-line" />
      <div className="mt-10 h-5 w-60 rounded bg-line" />
      <div className="mt-3 h-11 rounded-lg bg-line" />
      <div className="mt-4 h-5 w-4/5 rounded bg-line" />
      <div className="mt-12 h-5 w-40 rounded bg-line" />
    </div>
  )
}

const Fitted = ({ children }: { children: React.ReactNode }) => <div className="mt-4">{children}</div>
