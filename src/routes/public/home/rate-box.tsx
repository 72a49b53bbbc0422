import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { VatRate } from '@/data/amounts/queries'
import { formatAmount, stepOnDay } from '@/law/amounts'
import { Day } from '@/ui/content/day'
import { useToday } from '@/ui/hooks/use-today'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { questionsOfHome } from './questions'
import { RateChart } from './rate-chart'
import { RateOnDay } from './rate-on-day'
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
  const { data: rates, error } = useQuery(questionsOfHome().rates)
  const now = rates && stepOnDay(rates, today)
  const title = (
    <h2 id={titleId} className="part-title">
      Standard VAT rate
    </h2>
  )
  if (rates && now) {
    const before = rates[rates.indexOf(now) + 1]
    return (
      <>
        <div>
          {title}
          <p>
            <strong translate="no" className={RATE}>
              {formatAmount(now.amount, '%')}
            </strong>
            <span className="text-muted text-sm">
              since <Day date={now.effective_from} />
              {before && `; ${formatAmount(before.amount, '%')} before`}
            </span>
          </p>
          <RateTable rates={rates} current={now} />
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
        {error && !rates && <ErrorPanel fallback="Failed to fetch data" error={error} />}
        {!rates && !error && (
          <Loading className="on-text">
            <Bar className="h-48" />
          </Loading>
        )}
      </div>
    </>
  )
}

/** All rates by the day they came into force, newest first; opened on demand (DATA-8). */
function RateTable({ rates, current }: { rates: VatRate[]; current: VatRate }) {
  const titleId = useId()
  const first = rates.at(-1)?.effective_from.slice(0, 4)
  return (
    <details className="mt-3 text-sm print:not-open:hidden">
      <summary id={titleId} className="link flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5">
        All {rates.length} rates since {first}
        <span className="chevron" />
      </summary>
      <table aria-labelledby={titleId} className="w-full text-start">
        <thead>
          <tr className="border-line-strong border-b text-muted">
            <th scope="col" className="py-1.5 text-start">
              In force from
            </th>
            <th scope="col" className="py-1.5 text-end">
              Rate
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.id} className="border-line border-b last:border-b-0">
              <th
                scope="row"
                className={`py-1.5 pe-4 text-start ${rate === current ? 'font-semibold' : 'font-normal'}`}
              >
                <Day date={rate.effective_from} />
                {rate === current && <span className="font-normal text-muted"> – in force today</span>}
                {rate.note && <span className="block font-normal text-muted">{rate.note}</span>}
              </th>
              <td className={`py-1.5 text-end tabular-nums ${rate === current ? 'font-semibold' : ''}`}>
                {formatAmount(rate.amount, '%')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
