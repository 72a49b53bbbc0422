import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'

/** Changes when whoever is here has signed in again: what failed before that is over. */
export const FreshStart = createContext<unknown>(null)

/** Calls this at every fresh start; it takes away what was said of a failure. */
export function useFreshStart(begin: () => void): void {
  const start = useContext(FreshStart)
  const known = useRef(start)
  const beginNow = useEffectEvent(begin)
  useEffect(() => {
    if (known.current === start) return
    known.current = start
    beginNow()
  }, [start])
}
