import type { ReactNode } from 'react'

/** A part of the page's rail that is open on wide screens and behind its name on narrow ones. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        {title}
        <span className="chevron" />
      </summary>
      {children}
    </details>
  )
}
