import { mailSender } from './mail-sender.ts'

// A sender of mail in a process of its own, until it is killed: `node send-mail.ts <url> <secret key> <SMTP server>`.
const [url = '', key = '', server = ''] = process.argv.slice(2)
const send = mailSender(url, key, server)
for (;;) await send()
