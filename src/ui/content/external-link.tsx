import { withHebrew } from './with-hebrew'

/** A link to another site; it says so to everyone. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener noreferrer" className="link">
      {withHebrew(children)} <span aria-hidden>↗</span>
      <span className="sr-only"> (opens another site)</span>
    </a>
  )
}
