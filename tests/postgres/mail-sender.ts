import { callBy } from '../../supabase/functions/mail/call.ts'
import { sendMail } from '../../supabase/functions/mail/sender.ts'
import { smtpPost } from '../../supabase/functions/mail/smtp.ts'

/** Sends, at each call, some of the mail that is due, by the API at an address with its secret key and by an SMTP server. */
export function mailSender(url: string, key: string, server: string): () => Promise<number> {
  const settings = {
    site: 'https://vat.example',
    from: 'Israel VAT Guide <news@vat.example>',
    postal: '',
    post: smtpPost(server),
    functionUrl: `${url}/functions/v1/mail`,
  }
  return () => sendMail(callBy(url, key), settings)
}
