import { numberWords } from '@/law/amounts'
import type { Deal, Outcome } from '@/law/chargeability'
import { dealOf } from '@/law/deal-kinds'
import { formatDay, formatMonth, formatShortDay } from '@/lib/dates'
import { DAY_NAMES } from './deal-address'

type Rate = { effective_from: string; amount: number }

const DAY = 86_400_000
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY
/** The height of a name with its day, in rem. */
const LINE = 2.6
/** Where the lowest and the highest rate of the line lie, and its foot. */
const [HIGH, LOW, FOOT] = [20, 37, 70] as const

type RateLineProps = { deal: Deal; outcomes: readonly Outcome<Rate>[]; rates: readonly Rate[] }

/** The days of a deal on the line of the rate; heights compare, and do not measure (TOOL-2). */
export function RateLine({ deal, outcomes, rates }: RateLineProps) {
  const labels = dealOf(deal.kind).days
  const days = DAY_NAMES.flatMap((name) => {
    const [day, words] = [deal.days[name], labels[name]]
    return day && words ? [{ name, day, label: words[0] }] : []
  }).toSorted((a, b) => a.day.localeCompare(b.day))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const chosen = new Set(outcomes.map(({ day }) => day))
  if (!first || !last) return null
  const margin = Math.max((number(last) - number(first)) * 0.25, 20)
  const [from, to] = [number(first) - margin, number(last) + margin]
  const across = (day: number) => Math.round(((day - from) / (to - from)) * 10_000) / 100
  const steps = rates
    .filter(({ effective_from }, index) => {
      const next = rates[index - 1]
      return number(effective_from) < to && (!next || number(next.effective_from) > from)
    })
    .toReversed()
    .map((rate) => ({ ...rate, left: Math.max(across(number(rate.effective_from)), 0) }))
  const amounts = steps.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const topOf = (amount: number) => (most === least ? LOW : LOW - ((amount - least) / (most - least)) * (LOW - HIGH))
  const topOn = (day: string) => topOf(rates.find(({ effective_from }) => effective_from <= day)?.amount ?? least)
  const line = steps
    .map(({ left, amount }, index) => `${index ? `H${left}V` : `M${left} `}${topOf(amount)}`)
    .join('')
    .concat('H100')
  const sentence = `The days of the deal on the line of the rate: ${days
    .map(({ label, day }) => `${label.toLowerCase()} ${formatDay(day)}`)
    .join(
      ', ',
    )}; ${steps.map(({ amount, effective_from }) => `${numberWords(amount)}% from ${formatDay(effective_from)}`).join(', ')}`
  const lines = linesBelow(days.map(({ day }) => across(number(day))))
  const isOneYear = first.slice(0, 4) === last.slice(0, 4) || number(last) - number(first) < 180
  return (
    <div className="tool-row">
      <div
        role="img"
        aria-label={sentence}
        className="rate-line"
        style={{ marginBlockEnd: `${Math.max(...lines) * LINE}rem` }}
      >
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={`${line}V${FOOT}H${steps[0]?.left ?? 0}Z`} className="fill-law-soft stroke-none" />
          <path d={line} />
          {days.map(({ name, day }) => (
            <path
              key={name}
              d={`M${across(number(day))} ${topOn(day)}V${FOOT}`}
              className={chosen.has(day) ? 'stroke-1 stroke-law' : 'stroke-1 stroke-line-strong'}
            />
          ))}
        </svg>
        {steps.map(({ effective_from, left, amount }) => (
          <span
            key={effective_from}
            aria-hidden
            className="is-rate"
            style={{ insetInlineStart: `${left}%`, insetBlockStart: `${topOf(amount)}%` }}
          >
            {numberWords(amount)}%
          </span>
        ))}
        {days.map(({ name, day, label }, index) => (
          <span
            key={name}
            aria-hidden
            className="is-day"
            style={{
              insetInlineStart: `${across(number(day))}%`,
              insetBlockStart: `calc(${FOOT}% + ${(lines[index] ?? 0) * LINE}rem)`,
            }}
          >
            {label}
            <b>{isOneYear ? formatShortDay(day) : formatMonth(day)}</b>
          </span>
        ))}
        {[...chosen].map(
          (day) =>
            day && (
              <span
                key={day}
                aria-hidden
                className="is-dot"
                style={{ insetInlineStart: `${across(number(day))}%`, insetBlockStart: `${topOn(day)}%` }}
              />
            ),
        )}
      </div>
    </div>
  )
}

/** Days nearer to each other than this, in per cent, have their names in different lines: a phone has room for six. */
const NAME_WIDTH = 17

/** In which line below the drawing each place, from left to right, has its name: the first in which it touches no other. */
function linesBelow(places: readonly number[]): number[] {
  const ends: number[] = []
  return places.map((place) => {
    const free = ends.findIndex((end) => end <= place)
    const line = free === -1 ? ends.length : free
    ends[line] = place + NAME_WIDTH
    return line
  })
}
