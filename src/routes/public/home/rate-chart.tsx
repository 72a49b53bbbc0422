import { useId } from 'react'
import { percent, rateOnDay } from '@/law/vat-rate'
import { formatDay } from '@/lib/dates'
import type { RateDays } from './use-rate-days'
import type { VatRate } from './vat-rate'

/** The top of the drawing, in per cent; the bottom is 0. */
const HIGHEST = 20
/** A step gets its label if it is so wide, in per cent: on any screen, and on a wide one or if it is today's. */
const WIDE_STEP = { always: 9, onWide: 2.5 }

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

type RateChartProps = {
  /** Newest first. */
  rates: VatRate[]
  today: string
  days: RateDays
}

/** Every rate from the first to today's as a line of steps, drawn from the data, with the chosen days (READ-2). */
export function RateChart({ rates, today, days }: RateChartProps) {
  const id = useId()
  const steps = rates.filter(({ effective_from }) => effective_from <= today).reverse()
  const [first] = steps
  if (!first) return null
  const start = dayNumber(first.effective_from)
  const across = (day: string) => round(((dayNumber(day) - start) / (dayNumber(today) - start)) * 100)
  const down = (rate: number | string) => round(100 - (Number(rate) / HIGHEST) * 100)

  const drawn = steps.map((rate, index) => {
    const next = steps[index + 1]?.effective_from ?? today
    const left = across(rate.effective_from)
    return { ...rate, left, width: across(next) - left, top: down(rate.rate) }
  })
  const line = drawn.map(({ left, width, top }, index) => `${index ? `V${top}` : `M0 ${top}`}H${round(left + width)}`)
  const chosen = days.flatMap((day) => {
    const found = rateOnDay(steps, day)
    return found && day <= today ? [{ day, left: across(day), top: down(found.rate.rate) }] : []
  })
  const now = { day: today, left: 100, top: drawn.at(-1)?.top ?? 0 }
  return (
    <figure aria-labelledby={id} className="on-text self-start">
      <figcaption id={id} className="text-muted text-sm">
        Every rate since {first.effective_from.slice(0, 4)}, in per cent
        <span className="sr-only">
          {`: ${steps.length} rates from ${percent(first.rate)} on ${formatDay(first.effective_from)} to ${percent(steps.at(-1)?.rate ?? 0)} today. The table of all rates lists them.`}
        </span>
      </figcaption>
      <div aria-hidden className="relative mt-4 mb-7 h-42 text-sm/none tabular-nums *:absolute">
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full overflow-visible fill-none stroke-[1.5] stroke-current *:[vector-effect:non-scaling-stroke]"
        >
          <path d={`${line.join('')}V100H0Z`} className="fill-law-soft stroke-none" />
          <path d={line.join('')} />
          {chosen.map(({ day, left, top }) => (
            <path key={day} d={`M${left} ${top}V100`} className="stroke-1 stroke-law" />
          ))}
        </svg>
        {drawn.map(
          ({ id: key, rate, left, top, width }, index) =>
            width >= WIDE_STEP.onWide && (
              <span
                key={key}
                className={`-translate-y-[1.15rem] translate-x-1 whitespace-nowrap ${width < WIDE_STEP.always && index < steps.length - 1 ? 'max-sm:hidden' : ''}`}
                style={at(left, top)}
              >
                {Number(rate)}
              </span>
            ),
        )}
        {(chosen.length > 0 ? chosen : [now]).map(({ day, left, top }) => (
          <i
            key={day}
            className="-translate-1/2 size-2.25 rounded-full bg-law forced-color-adjust-none print:[print-color-adjust:exact]"
            style={at(left, top)}
          />
        ))}
        {decadesBetween(first.effective_from, today).map((year) => (
          <b
            key={year}
            className="-translate-x-1/2 top-full pt-2 font-normal text-muted"
            style={{ left: `${across(`${year}-01-01`)}%` }}
          >
            {year}
          </b>
        ))}
      </div>
    </figure>
  )
}

const at = (left: number, top: number) => ({ left: `${left}%`, top: `${top}%` })

const round = (number: number) => Math.round(number * 100) / 100

function decadesBetween(from: string, to: string): number[] {
  const first = Math.ceil(Number(from.slice(0, 4)) / 10) * 10
  const last = Number(to.slice(0, 4))
  return Array.from({ length: Math.max(0, Math.floor((last - first) / 10) + 1) }, (_, index) => first + index * 10)
}
