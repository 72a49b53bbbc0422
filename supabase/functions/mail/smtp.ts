import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import type { ComposedMail } from './compose.ts'

/** A mail as it is handed over. */
export interface Message {
  envelope: { from: string; to: string[] }
  raw: Uint8Array
  words: Omit<ComposedMail, 'text'> & { text?: string }
}

/** What came of it, as tell_mail() takes it. */
interface Answer {
  /** The code of SMTP; 0: there was no server to hand it over to. */
  code: number
  answer: string
  is_address_refused: boolean
}

/** A way in which mails leave. */
export interface Post {
  /** Hands a mail over. Undefined: it is not known whether it was taken, for the server had it and said nothing more. */
  deliver: (message: Message) => Promise<Answer | undefined>
  end: () => void
}

const SECONDS = 1000

/** Mail by the server that MAIL_SMTP_URL names, over one connection: smtps://user:password@host:465. */
export function smtpPost(address: string): Post {
  let open: SMTPConnection | undefined
  const close = () => {
    open?.close()
    open = undefined
  }
  return {
    deliver: async ({ envelope, raw }) => {
      let isHandedOver = false
      try {
        open ??= await connect(address, () => {
          open = undefined
        })
        const message = Readable.from(
          (function* () {
            isHandedOver = true
            yield raw
          })(),
        )
        const answer = await send(open, envelope, message)
        return { code: 250, answer, is_address_refused: false }
      } catch (error) {
        const { message, response = message, responseCode, command } = error as SMTPConnection.SMTPError
        close()
        // Anything but a refusal, once it has the mail, says nothing that can be trusted.
        if (isHandedOver && !(Number(responseCode) >= 400)) return undefined
        return {
          code: responseCode || 0,
          answer: response,
          // 5.7 is the server's policy, and says nothing of the mailbox (RFC 3463).
          is_address_refused:
            command === 'RCPT TO' && Number(responseCode) >= 500 && !/^\d{3}[ -]5\.7\./.test(response),
        }
      }
    },
    end: () => open?.quit(),
  }
}

async function connect(address: string, onEnd: () => void): Promise<SMTPConnection> {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  const connection = new SMTPConnection({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password, and readers' addresses, go over no open line.
    requireTLS: !secure && !isLocal,
    ignoreTLS: isLocal && !secure,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 35 * SECONDS,
  })
  connection.on('end', onEnd)
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject)
    connection.connect(() => {
      if (!username) return resolve()
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
    })
  })
  return connection
}

function send(connection: SMTPConnection, envelope: Message['envelope'], message: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    // A line that breaks is an event alone.
    connection.once('error', reject)
    connection.send(envelope, message, (error, info) => {
      connection.off('error', reject)
      if (error) reject(error)
      else resolve(info.response)
    })
  })
}
