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
import { AddressForm } from '@/ui/address-form'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Said } from '@/ui/states/said'
import { TextSkeleton } from '@/ui/states/skeleton'
import { WithoutScripts } from '@/ui/states/without-scripts'

/** What somebody has chosen, as a page of theirs shows it. */
export type Subscription = Chosen & { is_confirmed: boolean }

type MailedLinkProps = {
  title: string
  description: string
  /** What a link that is no longer good means here. */
  noLink: string
  /** How one comes to another link; by default it is mailed to whoever is on the list. */
  again?: ReactNode
  /** What is said to whom no script runs. */
  withoutScripts: ReactNode
  children: (subscription: Subscription, token: string) => ReactNode
}

/**
 * The page that a link in a mail leads to. Its token is for this page alone: it leaves the address at once, and opening the page
 * spends nothing. Without one, or with one that is no longer good, a new link is asked for.
 */
export function MailedLink(props: MailedLinkProps) {
  const { title, description, noLink, again = <AskForLink />, withoutScripts, children } = props
  const token = useToken()
  const { data, error } = useQuery({ ...subscriptionQuery(token ?? ''), enabled: Boolean(token) })
  const isBad = error instanceof AppError && error.code === BAD_LINK
  return (
    <Page isUnlisted title={isBad ? 'This link is no longer good' : title} description={description} crumb="Newsletter">
      <WithoutScripts>{import.meta.env.SSR && withoutScripts}</WithoutScripts>
      <div className="on-text grid max-w-text content-start gap-6">
        {isBad && <Said title={noLink} />}
        {(token === '' || isBad) && (mailFrom() ? again : <p>This site sends no mail yet.</p>)}
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
  return isSent ? (
    <Said title="If this address is on the list, a link is on its way.">It is good for 7 days.</Said>
  ) : (
    <AddressForm name="A link by mail" button="Send me a link" send={askForLink} onSent={() => setIsSent(true)}>
      <p>To see or change what you get, or to leave, have a link sent to your address. No account, no password.</p>
    </AddressForm>
  )
}

/** The lines of a list of topics, and a topic's name. */
export const LINES = 'divide-y divide-line border-part border-t border-b border-b-line'
export const NAME = 'font-serif text-[1.1875rem]/snug'

/** What somebody gets, and how often; or got. */
export const TopicList = ({ topics, rhythm, isFormer = false }: Chosen & { isFormer?: boolean }) => (
  <ul className={LINES}>
    {topics.map(({ label }) => (
      <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
        <span dir="auto" className={`${NAME} ${isFormer ? 'text-muted' : ''}`}>
          {withHebrew(label)}
        </span>{' '}
        <span className="text-muted text-sm">{isFormer ? `was ${rhythm}` : `${rhythm}, if it changed`}</span>
      </li>
    ))}
  </ul>
)
