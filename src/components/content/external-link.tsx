import { ExternalLink as Icon } from 'lucide-react'

/** A link to another site; it says so to everyone. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener noreferrer" className="link">
      {children}
      <Icon aria-hidden className="ms-1.5 inline size-3.5 align-baseline" />
      <span className="sr-only"> (opens another site)</span>
    </a>
  )
}
