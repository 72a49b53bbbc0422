import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Call } from './call.ts'
import { composeMail } from './compose.ts'
import type { EditionContent, Sender, TakenMail } from './mail-data.ts'
import type { Message, Post } from './smtp.ts'

/** Who sends, by which post, and where leaving by one press is answered. */
export interface SenderSettings extends Sender {
  post: Post
  /** The address of this function, without a slash at its end. */
  functionUrl: string
}

/** How many mails are taken at once, and how long one run begins new ones: 60 s with one that takes 35 (MAIL-9). */
const MOST = 50
const LONGEST_RUN = 20_000

/** Sends what there is to send, up to 50 mails, and answers with how many it took (MAIL-6). */
export async function sendMail(call: Call, settings: SenderSettings): Promise<number> {
  const until = Date.now() + LONGEST_RUN
  const taken = (await call('take_mail', { most: MOST })) as {
    mails: TakenMail[]
    contents: Record<string, EditionContent>
  }
  for (const mail of taken.mails) {
    if (Date.now() > until) {
      // For the next run, or another sender.
      await call('tell_mail', { mail: mail.id, code: null, answer: '', is_address_refused: false })
      continue
    }
    const message = await writeMail(mail, mail.content === null ? undefined : taken.contents[mail.content], settings)
    if (!(await call('begin_mail', { mail: mail.id }))) continue
    const answer = await settings.post.deliver(message)
    if (answer) await call('tell_mail', { mail: mail.id, ...answer })
  }
  settings.post.end()
  return taken.mails.length
}

async function writeMail(
  mail: TakenMail,
  content: EditionContent | undefined,
  settings: SenderSettings,
): Promise<Message> {
  const { from, functionUrl } = settings
  const { address = from, host = 'localhost' } = /(?<address>[^\s<>]+@(?<host>[^\s<>]+))>?$/.exec(from)?.groups ?? {}
  const headers: Record<string, string> =
    mail.kind === 'edition'
      ? {
          'List-Unsubscribe': `<${functionUrl}/leave/${mail.token}>, <mailto:${address}?subject=Leave>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : { 'Auto-Submitted': 'auto-generated' }
  return toMessage(composeMail(mail, content, settings), mail.to, from, {
    messageId: `<${mail.id}@${host}>`,
    headers,
  })
}

/** A mail as it is handed over: its words, for one address. Of `more` its id and further headers. */
export async function toMessage(
  words: Message['words'],
  to: string,
  from: string,
  more: { messageId?: string; headers?: Record<string, string> } = {},
): Promise<Message> {
  const composed = new MailComposer({
    ...words,
    from,
    to: { name: '', address: to },
    ...more,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const { from: sender, to: recipients } = composed.getEnvelope()
  return { envelope: { from: sender || from, to: recipients }, raw: await composed.build(), words }
}
