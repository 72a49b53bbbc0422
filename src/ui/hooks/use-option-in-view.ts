import { useEffect, useRef } from 'react'

/**
 * Keeps the chosen option of a list in view.
 * @param active counted from 0; below that, none
 * @returns the list's ref
 */
export function useOptionInView(active: number) {
  const list = useRef<HTMLDivElement>(null)
  // The list's scroll position belongs to the browser.
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return list
}
