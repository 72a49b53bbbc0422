import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Counts from 0 to a total, one step per render, without blocking clicks; printing gets the total at once. */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(0)

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
