import type { App } from '@supabase/lite'
import { currentRequest } from './request-context.ts'

type EmailDriver = App['drivers']['email']

/**
 * Mail of lite's, which there is no post for: a line in the log. Its link gets, as GoTrue writes it, the address of this
 * backend and `redirect_to` of whoever asked for it; lite gives neither. `note` is told whom a mail went to.
 */
export function mailToLog(log: (message: string) => void, note: (address: string) => void): EmailDriver {
  return {
    send: async ({ to, subject, text = '' }) => {
      note(to)
      log(`Mail to ${to}: ${subject}. ${text.replace(/https?:\/\/\S+/, linkAsAsked).replace(/\s+/g, ' ')}`)
    },
  }
}

function linkAsAsked(link: string): string {
  const asked = currentRequest()?.url
  if (!asked) return link
  const url = new URL(`${asked.origin}${new URL(link).pathname}${new URL(link).search}`)
  const target = asked.searchParams.get('redirect_to') ?? ''
  // Only to the site itself, which has this backend's host: a mail must not send its reader elsewhere.
  const isOwn = URL.canParse(target) && new URL(target).hostname === asked.hostname
  url.searchParams.set('redirect_to', isOwn ? target : asked.origin)
  return url.href
}
