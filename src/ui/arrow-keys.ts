const STEPS = {
  row: { ArrowRight: 1, ArrowLeft: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
} as const

/** Moves the focus to the next of the found elements, by WAI-ARIA's patterns; returns its index, or null for other keys. */
export function moveFocus(event: React.KeyboardEvent, direction: keyof typeof STEPS, selector: string): number | null {
  const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = elements.findIndex((element) => element.matches(':focus'))
  const to = targetOf(event.key, direction, from, elements.length)
  if (from < 0 || to === null) return null
  event.preventDefault()
  elements[to]?.focus()
  return to
}

function targetOf(key: string, direction: keyof typeof STEPS, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const steps: Partial<Record<string, number>> = STEPS[direction]
  const step = steps[key]
  return step === undefined ? null : (from + step + count) % count
}
