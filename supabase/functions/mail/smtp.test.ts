import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { smtpPost } from './smtp.ts'

const MESSAGE = {
  envelope: { from: 'news@vat.example', to: ['dana@example.com'] },
  raw: Buffer.from('Subject: x\r\n\r\nx\r\n'),
  words: { subject: 'x', html: '', text: 'x' },
}

type Answers = Partial<Record<'greeting' | 'RCPT' | 'end', string>>

/** What comes of a mail to a server that says these lines, and else what servers say; no line: it hangs up. */
async function deliver(answers: Answers) {
  const told = { greeting: '220 here', RCPT: '250 ok', end: '250 taken', ...answers }
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    const say = (line: string) => (line ? socket.write(`${line}\r\n`) : socket.destroy())
    let isInMail = false
    say(told.greeting)
    createInterface(socket).on('line', (line) => {
      if (isInMail) {
        if (line === '.') say(told.end)
        isInMail = line !== '.'
      } else if (line === 'DATA') {
        isInMail = true
        say('354 go on')
      } else say(line.startsWith('RCPT') ? told.RCPT : '250 ok')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const post = smtpPost(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => {
    post.end()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return post.deliver(MESSAGE)
}

it.each<[string, Answers, object | undefined]>([
  ['is taken', {}, { code: 250, answer: '250 taken', is_address_refused: false }],
  ['is refused for now', { RCPT: '450 4.2.1 Full' }, { code: 450, is_address_refused: false }],
  ['is refused, for there is no such mailbox', { RCPT: '550 5.1.1 None' }, { code: 550, is_address_refused: true }],
  ['is refused by policy', { RCPT: '550 5.7.1 Blocked' }, { code: 550, is_address_refused: false }],
  ['is refused for what it says', { end: '554 5.6.0 No' }, { code: 554, is_address_refused: false }],
  ['meets nonsense before it is handed over', { greeting: 'moo' }, { code: 0 }],
  ['meets a server that hangs up before', { RCPT: '' }, { code: 0 }],
  ['meets one that hangs up when it has it', { end: '' }, undefined],
  ['meets nonsense when the server has it', { end: 'moo' }, undefined],
])('MAIL-6 a mail that %s', async (_, answers, expected) => {
  const answer = await deliver(answers)
  if (expected) expect(answer).toMatchObject(expected)
  else expect(answer).toBeUndefined()
})

it('MAIL-6 a mail that finds no server', async () => {
  expect(await smtpPost('smtp://127.0.0.1:1').deliver(MESSAGE)).toMatchObject({ code: 0, is_address_refused: false })
})
