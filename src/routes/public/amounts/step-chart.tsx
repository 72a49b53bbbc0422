import type { Figure } from '@/data/amounts/figures'
import { formatAmount } from '@/law/amounts'
import { formatDay } from '@/lib/dates'
import { StepDrawing } from './step-drawing'
import { drawSteps } from './step-line'

/** Of more steps than this the sentence names the first and the last alone. */
const MOST_NAMED = 6

type ChartProps = { figure: Figure; today: string }

/** The steps of a figure over time as a line that begins at zero; the table below it has the same in words (TOOL-1). */
export const StepChart = ({ figure, today }: ChartProps) => (
  <StepDrawing steps={figure.steps} today={today} label={sentenceOf(figure, today)} />
)

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
