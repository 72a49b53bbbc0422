import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { askForLink, BAD_LINK, subscriptionQuery } from '@/data/newsletter-subscriptions/mailed'
import type { Chosen } from '@/data/newsletter-subscriptions/topics'
import { decodeHash } from '@/lib/decode-hash'
import { mailFrom } from '@/lib/mail-from'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TextSkeleton } from '@/ui/states/skeleton'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { AddressForm } from './address-form'

/** What somebody has chosen, as a page of theirs shows it. */
export type Subscription = Chosen & { is_confirmed: boolean }

type MailedLinkProps = {
  title: string
  description: string
  /** What is said where no mail can be the page's own, before a new link is asked for. */
  noLink: string
  /** What is said to whom no script runs. */
  withoutScripts: ReactNode
  children: (subscription: Subscription, token: string) => ReactNode
}

/**
 * The page that a link in a mail leads to. Its token is for this page alone: it leaves the address at once, and opening the page
 * spends nothing. Without one, or with one that is no longer good, a new link is asked for.
 */
export function MailedLink({ title, description, noLink, withoutScripts, children }: MailedLinkProps) {
  const token = useToken()
  const { data, error } = useQuery({ ...subscriptionQuery(token ?? ''), enabled: Boolean(token) })
  const isBad = error instanceof AppError && error.code === BAD_LINK
  return (
    <Page isUnlisted title={title} description={description} crumb="Newsletter">
      <WithoutScripts>{import.meta.env.SSR && withoutScripts}</WithoutScripts>
      <div className="on-text min-h-[40dvh] max-w-text">
        {(token === '' || isBad) && (
          <>
            {isBad && (
              <p role="alert" className="mb-4">
                <strong>This link is no longer good.</strong> {noLink}
              </p>
            )}
            <AskForLink />
          </>
        )}
        {error && !isBad && <LoadFailed fallback="Failed to read what the link is about" error={error} />}
        {token && !data && !error && <TextSkeleton lines={4} />}
        {data && token && children(data, token)}
      </div>
    </Page>
  )
}

/** Undefined until the address was read, which a written page cannot know. */
function useToken(): string | undefined {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    setToken((before) => (hash ? decodeHash(hash) : (before ?? '')))
    if (hash) navigate(pathname, { replace: true, preventScrollReset: true })
  }, [hash, pathname, navigate])
  return token
}

/** Has a link to one's topics mailed; the same is said to every address (MAIL-2). */
function AskForLink() {
  const [isSent, setIsSent] = useState(false)
  if (!mailFrom()) return <p>This site sends no mail yet.</p>
  if (isSent) {
    return (
      <p ref={(line) => line?.focus()} tabIndex={-1} className="outline-none">
        <strong>If this address is on the list, a link is on its way.</strong> It is good for 7 days.
      </p>
    )
  }
  return (
    <AddressForm name="A link by mail" button="Send me a link" send={askForLink} onSent={() => setIsSent(true)}>
      <p>To see or change what you get, or to leave, have a link sent to your address. No account, no password.</p>
    </AddressForm>
  )
}

/** What somebody gets, and how often. */
export const TopicList = ({ topics, rhythm }: Chosen) => (
  <ul className="my-5 divide-y divide-line border-line border-y">
    {topics.map(({ label }) => (
      <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
        <strong dir="auto">{withHebrew(label)}</strong> <span className="text-muted text-sm">{rhythm}</span>
      </li>
    ))}
  </ul>
)
