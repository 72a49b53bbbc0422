import { Link } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { subscribeToNewsletter } from '@/data/newsletter-subscriptions/submit'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'

/** Subscribes as subscribeToNewsletter() does; throws likewise. */
export { subscribeToNewsletter as subscribe }

/** What came of it, in the footer's box. */
const SAID = 'mb-2 block border-ink border-s-2 ps-3 font-normal font-serif text-ink text-xl/snug'

/** What follows from having subscribed (MAIL-2). */
export const FollowsFrom = () => (
  <span className="block font-sans text-base text-muted">
    {mailFrom()
      ? 'Open the link in the mail that we have sent to confirm it.'
      : 'Your address is kept. This site sends no mail yet; you will be asked to confirm before the first one.'}
  </span>
)

/** That it is done, for a while, and what follows, which stays (NL-1). */
export const successOf = (isNew: boolean) => (
  <span className={SAID}>
    {isNew && <span className="block">Successfully subscribed!</span>}
    <FollowsFrom />
  </span>
)

/** Why it is not needed (NL-2): this browser confirmed the address before; all others are told the same of a listed one as of a new one. */
export const duplicateOf = (error: unknown) =>
  error instanceof AppError && error.kind === 'conflict' ? (
    <span className={SAID}>
      <span className="block">You are already subscribed to our newsletter!</span>
      {mailFrom() && (
        <Link to={paths.newsletter('manage')} className="link font-sans text-base">
          See or change your topics
        </Link>
      )}
    </span>
  ) : null
