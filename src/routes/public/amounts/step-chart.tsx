import type { Figure } from '@/data/amounts/figures'
import { formatAmount, numberWords } from '@/law/amounts'
import { formatDay, formatMonth } from '@/lib/dates'
import { drawSteps, yearsBelow } from './step-line'

/** A step as wide as this, in per cent, has room for its amount. */
const WIDE_ENOUGH = 9
/** What the name of the first month needs before that of a year, in per cent. */
const ROOM_FOR_MONTH = 18
/** Of more steps than this the sentence names the first and the last alone. */
const MOST_NAMED = 6

type ChartProps = { figure: Figure; today: string }

/** The steps of a figure over time as a line that begins at zero; the table below it has the same in words (TOOL-1). */
export function StepChart({ figure, today }: ChartProps) {
  const { drawn, line, across } = drawSteps(figure.steps, today)
  const [first, last] = [drawn[0], drawn.at(-1)]
  const years = yearsBelow(figure.steps, today)
  return (
    <div role="img" aria-label={sentenceOf(figure, today)} className="step-chart">
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}V100H0Z`} className="fill-law-soft stroke-none" />
        <path d={line} />
      </svg>
      {drawn.map(
        ({ step, left, width, top }, index) =>
          (width >= WIDE_ENOUGH || step === last?.step) &&
          step.amount !== drawn[index - 1]?.step.amount && (
            <span
              key={step.id}
              aria-hidden
              className={width < WIDE_ENOUGH ? 'is-last' : ''}
              style={{ insetInlineStart: `${left}%`, insetBlockStart: `calc(var(--chart) * ${top / 100})` }}
            >
              {numberWords(step.amount)}
            </span>
          ),
      )}
      {first && !(across(years[0] ?? today) < ROOM_FOR_MONTH) && (
        <span aria-hidden className="is-year">
          {formatMonth(first.step.effective_from)}
        </span>
      )}
      {years.map((day) => (
        <span key={day} aria-hidden className="is-year" style={{ insetInlineStart: `${across(day)}%` }}>
          {day.slice(0, 4)}
        </span>
      ))}
      {last && (
        <span aria-hidden className="is-dot" style={{ insetBlockStart: `calc(var(--chart) * ${last.top / 100})` }} />
      )}
    </div>
  )
}

/** The same line, small, beside a figure. */
export function StepSpark({ figure, today }: ChartProps) {
  const { drawn, line } = drawSteps(figure.steps, today)
  return (
    <span aria-hidden className="step-spark">
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={line} />
      </svg>
      <span className="is-dot" style={{ insetBlockStart: `${drawn.at(-1)?.top ?? 0}%` }} />
    </span>
  )
}

function sentenceOf({ name, unit, steps }: Figure, today: string): string {
  const begun = steps.filter(({ effective_from }) => effective_from <= today).reverse()
  const named = begun.length > MOST_NAMED ? [...begun.slice(0, 1), ...begun.slice(-1)] : begun
  const words = named.map(
    ({ amount, effective_from }) => `${formatAmount(amount, unit)} from ${formatDay(effective_from)}`,
  )
  const between = begun.length > MOST_NAMED ? ` in ${begun.length} steps, to ` : ', '
  return `${name} over time: ${words.join(between)}. The table below has the same.`
}
