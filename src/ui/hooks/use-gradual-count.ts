import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrating } from './use-is-hydrating'

/** Counts from 0 to a total, one step a render, as transitions; at once for printing and for a page written at build time. */
export function useGradualCount(total: number, step: number): number {
  const isWhole = useIsHydrating()
  const [count, setCount] = useState(isWhole ? total : 0)

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
