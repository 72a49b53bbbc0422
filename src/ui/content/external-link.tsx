import { isAllowedAddress } from '@/lib/address'
import { withHebrew } from './with-hebrew'

/** What is heard of such a link, and not seen. */
export const OPENS_ELSEWHERE = ' (opens another site)'

/** A link to another site; it says so to everyone. Words alone where no link may lead there (SEC-2). */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  if (!isAllowedAddress(href)) return withHebrew(children)
  return (
    <a href={href} rel="noopener noreferrer" className="link">
      {withHebrew(children)} <span aria-hidden>↗</span>
      <span className="sr-only">{OPENS_ELSEWHERE}</span>
    </a>
  )
}
