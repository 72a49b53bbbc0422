import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Whom the server was told to give it to. */
  recipient: string
  /** As it came. */
  raw: string
}

/** What the server does with a mail: takes it, answers so, says so before it has seen it, or hangs up once it has it all. */
export type Decision = 'take' | 'hang up' | { code: number; message: string; atRecipient?: boolean }

export interface MailServer {
  /** For MAIL_SMTP_URL. */
  url: string
  mails: ReceivedMail[]
  close: () => Promise<void>
}

/** A real SMTP server on a port of this machine; `decide` is asked for each mail that comes. */
export async function startMailServer(decide: (recipient: string) => Decision = () => 'take'): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const decisions = new Map<string, Decision>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      const decision = decide(address)
      decisions.set(session.id, decision)
      if (typeof decision === 'object' && decision.atRecipient) done(refusal(decision))
      else done()
    },
    onData: async (stream, session, done) => {
      const raw = await buffer(stream).catch(() => undefined)
      // The sender was killed within it.
      if (!raw) return
      const decision = decisions.get(session.id)
      if (typeof decision === 'object') return done(refusal(decision))
      const [recipient] = session.envelope.rcptTo
      mails.push({
        ...(await PostalMime.parse(raw)),
        recipient: recipient?.address ?? '',
        raw: raw.toString('utf8'),
      })
      if (decision === 'hang up') return [...server.connections].find(({ id }) => id === session.id)?.close()
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const refusal = ({ code, message }: { code: number; message: string }) =>
  Object.assign(new Error(message), { responseCode: code })
