import { numberWords } from '@/law/amounts'
import { formatMonth } from '@/lib/dates'
import { type Dated, drawSteps, yearsBelow } from './step-line'

/** A step as wide as this, in per cent, has room for its amount; on a wide screen a short amount has room in less. */
const WIDE_ENOUGH = { always: 9, ofShort: 2.5 }
const SHORT = 4
/** What the name of the first month needs before that of a year, in per cent. */
const ROOM_FOR_MONTH = 18

type StepDrawingProps = {
  /** Newest first. */
  steps: readonly Dated[]
  today: string
  /** Marked on the line, in place of today; none before the first step. */
  days?: readonly string[]
  /** What is drawn, in words; without them the drawing is not read out. */
  label?: string
}

/** Amounts over time as a line of steps, with the years below it (TOOL-1, READ-2). */
export function StepDrawing({ steps, today, days = [], label }: StepDrawingProps) {
  const { drawn, line, across, pointOn } = drawSteps(steps, today)
  const [first, last] = [drawn[0], drawn.at(-1)]
  const years = yearsBelow(steps, today)
  const chosen = days.flatMap(pointOn)
  return (
    <div {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className="step-chart">
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}V100H0Z`} className="fill-law-soft stroke-none" />
        <path d={line} />
        {chosen.map(({ day, left, top }) => (
          <path key={day} d={`M${left} ${top}V100`} className="stroke-1 stroke-law" />
        ))}
      </svg>
      {drawn.map(({ step, left, width, top }, index) => {
        const words = numberWords(step.amount)
        const isNarrow = width < WIDE_ENOUGH.always
        const isLast = step === last?.step
        const hasRoom = !isNarrow || isLast || (words.length <= SHORT && width >= WIDE_ENOUGH.ofShort)
        if (!hasRoom || step.amount === drawn[index - 1]?.step.amount) return null
        return (
          <span
            key={step.id}
            aria-hidden
            className={isNarrow ? (isLast ? 'is-last' : 'max-sm:hidden') : ''}
            style={at(left, top)}
          >
            {words}
          </span>
        )
      })}
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
      {(chosen.length > 0 ? chosen : pointOn(today)).map(({ day, left, top }) => (
        <span key={day} aria-hidden className="is-dot" style={at(left, top)} />
      ))}
    </div>
  )
}

const at = (left: number, top: number) => ({
  insetInlineStart: `${left}%`,
  insetBlockStart: `calc(var(--chart) * ${top / 100})`,
})
