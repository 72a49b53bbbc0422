import { useEffect, useState } from 'react'

/** A value that follows another one once that has been still for so many milliseconds. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value)

  // A timer outside React: the value settles by itself.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
