import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * A part of the page's rail that is open on wide screens and behind its name on narrow ones. The written page shows it by its
 * styles alone; once alive it is open indeed, which assistive technology and the browser's search go by.
 */
export function Fold({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const summary = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = summary
    const box = current?.closest('details')
    if (current && box && getComputedStyle(current).display === 'none') box.open = true
  }, [])
  return (
    <details className="fold">
      <summary ref={summary}>
        {title}
        <span className="chevron" />
      </summary>
      {children}
    </details>
  )
}
