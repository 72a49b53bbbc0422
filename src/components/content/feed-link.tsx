import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'

/** A link to an Atom feed (FIND-4). */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} type="application/atom+xml" className="link inline-flex items-center gap-1.5 py-1 print:hidden">
      <Rss aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  )
}
