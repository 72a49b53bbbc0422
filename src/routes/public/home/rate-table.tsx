import { useId } from 'react'
import { Day } from '@/ui/content/day'
import { percent } from '@/law/vat-rate'
import type { VatRate } from './vat-rate'

/** All rates by the day they came into force, newest first; opened on demand (DATA-8). */
export function RateTable({ rates, current }: { rates: VatRate[]; current: VatRate }) {
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
                {percent(rate.rate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
