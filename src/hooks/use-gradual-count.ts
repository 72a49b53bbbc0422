import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Counts from 0 up to a total, a step a render, each step as a transition: what a page shows at once comes first,
 * the rest follows without blocking a click. Printing waits for nothing and gets everything at once.
 */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(0)

  // The next step is asked for once this one is on the page.
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total, step])

  useEffect(() => {
    const showAll = () => flushSync(() => setCount(total))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [total])

  return count
}
