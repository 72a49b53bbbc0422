// A sender of mail in a process of its own, until it is killed: `node mail-sender.ts <url> <secret key> <SMTP server>`.
import { callBy } from '../../supabase/functions/mail/call.ts'
import { sendMail } from '../../supabase/functions/mail/sender.ts'
import { smtpPost } from '../../supabase/functions/mail/smtp.ts'

const [url = '', key = '', server = ''] = process.argv.slice(2)
const settings = {
  site: 'https://vat.example',
  from: 'Israel VAT Guide <news@vat.example>',
  postal: '',
  post: smtpPost(server),
  functionUrl: `${url}/functions/v1/mail`,
}
for (;;) await sendMail(callBy(url, key), settings)
