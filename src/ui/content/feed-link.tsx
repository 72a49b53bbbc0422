import type { ReactNode } from 'react'

/** A link to an Atom feed (FIND-4). */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} type="application/atom+xml" className="link inline-block py-1 print:hidden">
      {children}
    </a>
  )
}
