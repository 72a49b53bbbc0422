import { Link } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { failureReason } from '@/data/failure-reason'
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
export const successOf = (status: string) => (
  <span className={SAID}>
    {status === 'success' && <span className="block">Successfully subscribed!</span>}
    <FollowsFrom />
  </span>
)

/**
 * Why it was not done: it failed, and for which reason if that is known, or it is not needed (NL-2), where this browser confirmed
 * the address before; all others are told the same of a listed one as of a new one.
 */
export function faultOf(error: unknown, failed: string) {
  const reason = error instanceof Error && failureReason(error)
  return error instanceof AppError && error.kind === 'conflict' ? (
    <span className={SAID}>
      <span className="block">You are already subscribed to our newsletter!</span>
      {mailFrom() && (
        <Link to={paths.newsletter('manage')} className="link font-sans text-base">
          See or change your topics
        </Link>
      )}
    </span>
  ) : (
    <>
      <span className="block">{failed}</span>
      {reason && <span className="block font-normal">{reason}</span>}
    </>
  )
}
