import { type Call, callBy, RefusedCall } from './call.ts'
import { type SenderSettings, sendMail } from './sender.ts'
import { smtpPost } from './smtp.ts'

export interface MailHandlerOptions {
  call: Call
  settings: SenderSettings
  /** What whoever calls for mail to be sent must know. */
  secret: string
}

/**
 * The one function of mail (MAIL-9). A POST to "…/leave/<token>" ends all mail for its reader, with no key and no cookie (RFC 8058);
 * a GET of the same leads to the page, and changes nothing. A POST with the secret sends what is due.
 */
export function createMailHandler({
  call,
  settings,
  secret,
}: MailHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = /\/leave\/([\w.-]{1,200})$/.exec(new URL(request.url).pathname)?.[1]
    if (token && request.method === 'POST') return leave(call, token)
    if (token) return Response.redirect(`${settings.site}/newsletter/leave#${token}`, 303)
    if (request.method !== 'POST' || !(await isSame(request.headers.get('authorization') ?? '', `Bearer ${secret}`))) {
      return new Response('Not found', { status: 404 })
    }
    return Response.json({ taken: await sendMail(call, settings) })
  }
}

async function leave(call: Call, token: string): Promise<Response> {
  try {
    await call('leave', { token })
    return new Response('You have left the list.')
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return new Response('No link of ours.', { status: 404 })
    throw error
  }
}

/** Compared by hashes, so that the time tells nothing of the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const hash = async (words: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
  return (await hash(one)) === (await hash(other))
}

/** The handler with a hosted project's settings (supabase/hosted.md); undefined where no mail is set up. */
export function hostedMailHandler(env: Record<string, string | undefined>) {
  // These two a project gives its functions.
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key } = env
  const [from, postal = '', smtp, secret] = [env.MAIL_FROM, env.MAIL_POSTAL, env.MAIL_SMTP_URL, env.MAIL_SECRET]
  const site = env.VITE_SITE_URL?.replace(/\/$/, '')
  if (!url || !key || !smtp || !from || !secret || !site) return undefined
  const settings = { site, from, postal, post: smtpPost(smtp), functionUrl: `${url}/functions/v1/mail` }
  return createMailHandler({ call: callBy(url, key), settings, secret })
}
