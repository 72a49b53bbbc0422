import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSupabase } from '../../supabase/local/backend.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'
import { type Decision, type MailServer, startMailServer } from '../support/mail-server.ts'
import { mailSender } from './mail-sender.ts'

const READERS = 500
const KILLS = 12
const EDITION = '00000000-0000-4000-8000-000000000042'

let database: RunningSupabase
let server: MailServer
let asked = 0

const placeOf = (address: string) => Number(/\d+/.exec(address)?.[0])

/** Whether the server knows no such address, as of one in fifty. */
const isNobody = (address: string) => placeOf(address) % 50 === 0

/** How often each address was refused for now: after six times the database gives it up. */
const refusals = new Map<string, number>()

/** 2 % of the addresses are unknown; of the rest 15 % are refused for now, three times at most, and 1 % of the connections cut, at each try. */
function decide(address: string): Decision {
  asked += 1
  const place = placeOf(address)
  if (isNobody(address)) return { code: 550, message: '5.1.1 No such mailbox', atRecipient: true }
  const before = refusals.get(address) ?? 0
  if (before < 3 && (asked * 7 + place) % 20 < 3) {
    refusals.set(address, before + 1)
    return { code: 451, message: '4.3.2 Try again', atRecipient: asked % 2 === 0 }
  }
  return (asked * 13 + place) % 100 === 0 ? 'hang up' : 'take'
}

beforeAll(async () => {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) throw new Error('Two senders at once need a Postgres server.')
  database = await startRealPostgres({ serverUrl, seed: false })
  server = await startMailServer(decide)
  await database.sql(`insert into public.newsletter_subscriptions (email, confirmed_at)
    select 'reader' || n || '@example.com', now() from generate_series(1, ${READERS}) as n`)
  await database.sql(
    `insert into public.editions (id, from_day, to_day, words, state, due_at)
      values ($1, '2026-11-22', '2026-11-28', 'Own words', 'due', now())`,
    [EDITION],
  )
})
afterAll(async () => {
  await server.close()
  await database.close()
})

function startSender(): ChildProcess {
  const script = path.join(import.meta.dirname, 'send-mail.ts')
  return spawn(process.execPath, [script, database.url, database.secretKey, server.url], { stdio: 'inherit' })
}

async function kill(sender: ChildProcess): Promise<void> {
  const ended = once(sender, 'exit')
  sender.kill('SIGKILL')
  await ended
}

const count = async (state: string): Promise<number> => {
  const [row] = await database.sql('select count(*)::int as n from private.outbox where state = $1', [state])
  return Number(row?.n)
}

/** What waits for a later try waits no longer, and what a sender took and did not begin is free. */
const passTime = () =>
  database.script(`update private.outbox set due_at = now() where state = 'due';
    update private.outbox set taken_at = now() - interval '11 minutes' where state = 'taken'`)

it('MAIL-6 two senders, killed 12 times, send an edition to 500 readers once', async () => {
  const senders = [startSender(), startSender()]
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = server.mails.length
    await expect.poll(() => server.mails.length, { interval: 5 }).toBeGreaterThan(before + 20 + kills)
    const place = kills % 2
    await kill(senders[place]!)
    await passTime()
    senders[place] = startSender()
  }
  await Promise.all(senders.map(kill))
  // The rest by one that nobody kills: of what others are sending nobody knows whether it comes back as due.
  const send = mailSender(database.url, database.secretKey, server.url)
  while ((await count('due')) + (await count('taken')) > 0) {
    await passTime()
    await send()
  }
  await database.script(`update private.outbox set taken_at = now() - interval '11 minutes' where state = 'sending';
    select public.take_mail(1)`)

  const reached = server.mails.map(({ recipient }) => recipient)
  expect(reached).toHaveLength(new Set(reached).size)
  const mails = await database.sql<{ email: string; state: string }>(
    `select n.email, o.state from private.outbox as o
      join public.newsletter_subscriptions as n on n.id = o.subscriber_id`,
  )
  expect(mails).toHaveLength(READERS)
  const those = (state: string) => mails.filter((mail) => mail.state === state).map(({ email }) => email)
  expect(those('sent').filter((email) => !reached.includes(email))).toEqual([])
  expect(reached.filter((email) => !those('sent').includes(email) && !those('unknown').includes(email))).toEqual([])
  const unknown = those('unknown').length
  // A sender may be killed between such an answer and telling it.
  const nobody = mails.map(({ email }) => email).filter(isNobody)
  expect(nobody).toHaveLength(READERS / 50)
  expect(nobody.filter((email) => !those('unknown').includes(email)).toSorted()).toEqual(those('refused').toSorted())
  expect(those('sent').length + those('refused').length + unknown).toBe(READERS)
  // Beside one a kill, the connections that were cut.
  expect(unknown).toBeLessThanOrEqual(3 * KILLS)
  const [edition] = await database.sql('select state, sent, refused, unknown from public.editions where id = $1', [
    EDITION,
  ])
  expect(edition).toEqual({ state: 'sent', sent: those('sent').length, refused: those('refused').length, unknown })
})
