import { createContext, use, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What the pages of this visit were left with, by entry of the browser's history and name. */
export const KeptStates = createContext(new Map<string, unknown>())

/**
 * What a page was left with, when Back or Forward leads to it again (SHELL-6).
 * @param name tells it from the others of the page
 * @returns the value that was kept last, if any, and a setter that renders nothing
 */
export function useKept<Value>(name: string): readonly [Value | undefined, (value: Value) => void] {
  const kept = use(KeptStates)
  const { pathname, key } = useLocation()
  // The key alone does not tell pages apart: places that the browser itself goes to have that of the first page.
  const entry = `${pathname} ${key} ${name}`
  const [left] = useState(() => kept.get(entry) as Value | undefined)
  const keep = useCallback((value: Value) => void kept.set(entry, value), [kept, entry])
  return [left, keep]
}

/** A state that is as it was left when Back or Forward leads to its page again. */
export function useKeptState<Value>(name: string, initial: Value | (() => Value)) {
  const [left, keep] = useKept<Value>(name)
  const state = useState<Value>(left ?? initial)
  const [value] = state
  useEffect(() => keep(value), [keep, value])
  return state
}
