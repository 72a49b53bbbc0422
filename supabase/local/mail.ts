import type { App } from '@supabase/lite'
import { currentRequest } from './request-context.ts'

type EmailDriver = App['drivers']['email']

/** A mail about an account. */
export interface AccountMail {
  to: string
  subject: string
  html: string
}

/** What lite takes for the site's address, and writes into its mails. */
export const LITE_SITE_URL = 'http://localhost:3000'

/**
 * Hands lite's mails to `post`, with links as GoTrue writes them: to this backend's address, or to the page that whoever asked
 * named in `redirect_to`. Lite knows neither.
 */
export const mailBy = (post: (mail: AccountMail) => void): EmailDriver => ({
  send: async ({ to, subject, html = '' }) =>
    post({ to, subject, html: html.replaceAll(new RegExp(`${LITE_SITE_URL}[^\\s"'<]*`, 'g'), linkAsAsked) }),
})

/** Mail that there is no post for: a line with its links. */
export const mailToLog =
  (log: (message: string) => void) =>
  ({ to, subject, html }: AccountMail): void => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    log(`Mail to ${to}: ${subject}. ${links.join(' ')}`)
  }

function linkAsAsked(link: string): string {
  const asked = currentRequest()?.url
  if (!asked) return link
  const wanted = asked.searchParams.get('redirect_to') ?? ''
  // Only to the site itself, which has this backend's host: a mail must not send its reader elsewhere.
  const isOwn = URL.canParse(wanted) && new URL(wanted).hostname === asked.hostname
  const target = isOwn ? wanted : asked.origin
  const { pathname, searchParams, hash } = new URL(link)
  if (pathname === '/') return target + hash
  searchParams.set('redirect_to', target)
  return `${asked.origin}${pathname}?${searchParams}`
}
