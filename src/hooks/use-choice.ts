import { type KeyboardEvent, useState } from 'react'

/**
 * Which option of a combobox's list is chosen. The arrows step round, through a place without choice; a choice ends with
 * the answer that it was made in.
 * @param first what is chosen before any arrow: none, or the first option
 */
export function useChoice(answer: unknown, count: number, first: -1 | 0 = -1) {
  const [choice, setChoice] = useState<{ answer: unknown; index: number } | null>(null)
  const active = Math.min(choice && choice.answer === answer ? choice.index : first, count - 1)
  return {
    /** Counted from 0; -1 for none. */
    active,
    forget: () => setChoice(null),
    /** @returns whether the key was an arrow; `isListed` tells whether it chooses already. */
    step: (event: KeyboardEvent, isListed: boolean): boolean => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!by) return false
      event.preventDefault()
      const places = count + 1
      if (isListed) setChoice({ answer, index: ((active + 1 + by + places) % places) - 1 })
      return true
    },
  }
}
