import { stepOnDay } from '@/law/amounts'

export type Dated = { id: string; effective_from: string; amount: number }

/** A step of a line, in per cent of the drawing's width and height. */
export type DrawnStep<Step> = { step: Step; left: number; width: number; top: number }

const DAY = 86_400_000
/** A drawing ends this much below its top, in per cent. */
const HEADROOM = 12

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY
const round = (value: number) => Math.round(value * 100) / 100

/**
 * Amounts as a line of steps from the first to today, zero at the foot (TOOL-1).
 * @param steps newest first; those still to come are left out
 * @param today an ISO day
 * @returns the steps, oldest first, the line as a path in a square of 100 by 100, where a day lies across, and on the line
 */
export function drawSteps<Step extends Dated>(steps: readonly Step[], today: string) {
  const begun = steps.filter(({ effective_from }) => effective_from <= today).reverse()
  const start = dayNumber(begun[0]?.effective_from ?? today)
  const days = Math.max(dayNumber(today) - start, 1)
  const highest = Math.max(...begun.map(({ amount }) => amount), 0) || 1
  const across = (day: string) => round(((dayNumber(day) - start) / days) * 100)
  const drawn = begun.map((step, index): DrawnStep<Step> => {
    const left = across(step.effective_from)
    const next = begun[index + 1]
    const top = round(100 - (step.amount / highest) * (100 - HEADROOM))
    return { step, left, width: round((next ? across(next.effective_from) : 100) - left), top }
  })
  const line = drawn
    .map(({ left, width, top }, index) => `${index ? `V${top}` : `M0 ${top}`}H${round(left + width)}`)
    .join('')
  const pointOn = (day: string) => {
    const on = drawn.findLast(({ step }) => step.effective_from <= day)
    return on ? [{ day, left: across(day), top: on.top }] : []
  }
  return { drawn, line, across, pointOn }
}

/** The first days of the years to name below a drawing: each, or each tenth of many, that begins in it. */
export function yearsBelow(steps: readonly Dated[], today: string): string[] {
  const start = steps.at(-1)?.effective_from ?? today
  const [first, last] = [Number(start.slice(0, 4)), Number(today.slice(0, 4))]
  const every = last - first > 12 ? 10 : 1
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((year) => year % every === 0)
    .map((year) => `${year}-01-01`)
    .filter((day) => day >= start)
}

/** Whether a figure's history is more than one amount, so that a line says something. */
export const hasHistory = (steps: readonly Dated[], today: string): boolean =>
  new Set(steps.filter(({ effective_from }) => effective_from <= today).map(({ amount }) => amount)).size > 1

/** Which amount holds today, or the first that is still to come. */
export const presentStep = <Step extends Dated>(steps: readonly Step[], today: string): Step | undefined =>
  stepOnDay(steps, today) ?? steps.at(-1)
