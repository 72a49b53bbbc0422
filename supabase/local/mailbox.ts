import { callBy } from '../functions/mail/call.ts'
import { createMailHandler } from '../functions/mail/handler.ts'
import { escapeHtml } from '../functions/mail/parts.ts'
import { sendMail, toMessage } from '../functions/mail/sender.ts'
import { type Post, smtpPost } from '../functions/mail/smtp.ts'
import { LOCAL_MAIL_FROM, LOCAL_SECRET_KEY } from './local-keys.ts'
import type { AccountMail } from './mail.ts'

interface KeptMail {
  to: string
  subject: string
  html: string
  text?: string
  /** As they were sent, a header a line. */
  headers: string
}

export interface LocalMail {
  /** Sends a mail about an account, which on a hosted project GoTrue sends. */
  post: (mail: AccountMail) => Promise<void>
  /** Answers to /functions/v1/mail and, on this machine alone, to /__mail; undefined for other paths. */
  answer: (request: Request, clientAddress?: string) => Promise<Response> | undefined
  /** Sends what there is to send, then resolves. */
  send: () => Promise<void>
  /** For tests: has mail sent by an SMTP server of this machine, until it is called without its address. */
  sendBy: (smtpUrl?: string) => void
}

/** How many mails the box holds; the oldest go. */
const MOST = 500

/**
 * The mail function for one machine (MAIL-9): every mail ends in a box that /__mail shows, and nothing leaves. `ask` answers the
 * API's requests; `site` is the address of the site.
 */
export function createLocalMail(ask: (request: Request) => Promise<Response>, site: () => string): LocalMail {
  const box: KeptMail[] = []
  const keep: Post = {
    deliver: async ({ envelope, raw, words }) => {
      const [headers] = Buffer.from(raw).toString('utf8').split('\r\n\r\n', 1)
      box.unshift({ to: envelope.to.join(', '), headers: headers ?? '', ...words })
      box.length = Math.min(box.length, MOST)
      return { code: 250, answer: 'Kept in /__mail', is_address_refused: false }
    },
    end: () => {},
  }
  let newPost = () => keep
  const call = callBy('http://localhost', LOCAL_SECRET_KEY, ask)
  const settings = {
    from: LOCAL_MAIL_FROM,
    postal: '',
    post: newPost(),
    get site() {
      return site()
    },
    get functionUrl() {
      return `${site()}/functions/v1/mail`
    },
  }
  const handle = createMailHandler({ call, settings, secret: LOCAL_SECRET_KEY })
  return {
    post: async ({ to, subject, html }) => {
      // A way of its own: the sender ends its own between two of its looks.
      const post = newPost()
      await post.deliver(await toMessage({ subject, html }, to, settings.from))
      post.end()
    },
    answer: (request, clientAddress = '127.0.0.1') => {
      const { pathname, hostname } = new URL(request.url)
      if (/^\/functions\/v1\/mail(\/|$)/.test(pathname)) return handle(request)
      if (!/^\/__mail([/.]|$)/.test(pathname)) return undefined
      const isHere = LOOPBACK.test(clientAddress) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
      return Promise.resolve(isHere ? show(box, pathname) : new Response('Not found', { status: 404 }))
    },
    send: async () => {
      while ((await sendMail(call, settings)) > 0);
    },
    sendBy: (smtpUrl) => {
      newPost = () => (smtpUrl ? smtpPost(smtpUrl) : keep)
      settings.post = newPost()
    },
  }
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** What the box has: a list, a mail by its place, or all as JSON. A mail is shown as a page that runs nothing and fetches nothing. */
function show(box: KeptMail[], pathname: string): Response {
  if (pathname === '/__mail.json') return Response.json(box)
  const mail = box[box.length - Number(/^\/__mail\/(\d+)$/.exec(pathname)?.[1])]
  const page = mail
    ? `<p><a href="/__mail">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}</p>
<iframe sandbox title="HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>
<h2>Text</h2><pre>${linked(mail.text ?? '')}</pre><h2>Headers</h2><pre>${escapeHtml(mail.headers ?? '')}</pre>`
    : `<h1>Mail</h1><p>Nothing of it has left this machine.</p><ol reversed>${box
        .map(
          ({ to, subject }, index) =>
            `<li><a href="/__mail/${box.length - index}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}`,
        )
        .join('')}</ol>`
  return new Response(`<!doctype html><meta charset="utf-8"><title>Mail</title><style>${STYLE}</style>${page}`, {
    status: mail || pathname === '/__mail' ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}

const STYLE =
  'body{font:16px/24px sans-serif;margin:24px}iframe{border:1px solid;width:100%;height:70vh}pre{white-space:pre-wrap}'

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`)
