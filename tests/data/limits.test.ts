import { request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backend, createVisitor, newAddress, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

type Action = 'contact' | 'newsletter' | 'feedback' | 'view'

const EMAIL = 'flood@example.com'
let category: string
let faqs: string[]
let used = 0

beforeAll(async () => {
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
  const rows = await sql<{ id: string }>(
    `insert into faqs (category_id, question) select id, 'Question ' || n from faq_categories, generate_series(1, 20) as n
      where id::text = $1 returning id::text`,
    [category],
  )
  faqs = rows.map(({ id }) => id)
})
beforeEach(() => sql('truncate private.attempts, private.attempt_totals'))
afterEach(async () => {
  await removeRows('contact_messages', 'email', [EMAIL])
  await sql("delete from newsletter_subscriptions where email like '%@flood.example'")
  await sql('delete from faq_feedback where faq_id::text = any ($1)', [faqs])
  await sql('truncate private.faq_views')
})
afterAll(() => removeRows('faq_categories', 'id', [category]))

/** Each time another question: a second view or thumb of the same one would not be counted. */
const nextFaq = () => faqs[used++ % faqs.length]
const newMessage = () => ({ name: newText(), email: EMAIL, message: 'A question' })
const newRow: Record<Exclude<Action, 'view'>, () => Record<string, unknown>> = {
  contact: newMessage,
  newsletter: () => ({ email: `${crypto.randomUUID()}@flood.example` }),
  feedback: () => ({ faq_id: nextFaq(), is_helpful: true }),
}
const TABLES = {
  contact: 'contact_messages',
  newsletter: 'newsletter_subscriptions',
  feedback: 'faq_feedback',
} as const

/** Sends one of these as a visitor does, through the API. */
function send(action: Action, client: LooseClient) {
  if (action === 'view') return client.rpc('increment_faq_view_count', { faq_id: nextFaq() })
  return client.from(TABLES[action]).insert(newRow[action]())
}

/** How many of these are stored. */
async function stored(action: Action): Promise<number> {
  const counts: Record<Action, string> = {
    contact: `select count(*) from contact_messages where email = '${EMAIL}'`,
    newsletter: "select count(*) from newsletter_subscriptions where email like '%@flood.example'",
    feedback: `select count(*) from faq_feedback join faqs on faqs.id = faq_id where category_id = '${category}'`,
    view: `select sum(f.view_count) from faqs as f where f.category_id = '${category}'`,
  }
  const [row] = await sql<{ total: number }>(`select (${counts[action]})::integer as total`)
  return row?.total ?? 0
}

/** As if the one sender there is had sent so many more; hundreds of requests would take too long. */
const addAttempts = (more: number) =>
  sql(
    `insert into private.attempts (action, sender, at)
      select action, sender, at from (select * from private.attempts limit 1) as one, generate_series(1, $1::integer)`,
    [more],
  )

/** As if all that was sent so far had been sent so many minutes earlier. */
const letMinutesPass = (minutes: number) =>
  sql('update private.attempts set at = at - make_interval(mins => $1)', [minutes])

async function allowance(action: Action) {
  const [row] = await sql<{ per_sender: number; in_all: number }>(
    'select per_sender, in_all from private.limits where action = $1',
    [action],
  )
  if (!row) throw new Error(`no limit for ${action}`)
  return row
}

describe.each<[Action, limit: number, sentence: string]>([
  ['contact', 10, 'Several messages have been sent from your connection within the last hour.'],
  ['newsletter', 10, 'Several addresses have been subscribed from your connection within the last hour.'],
  ['feedback', 60, 'A lot of feedback has been sent from your connection within the last hour.'],
  ['view', 300, 'A great many questions have been opened from your connection within the last hour.'],
])('SEC-6 %s', (action, limit, sentence) => {
  it(`${limit} go through from one address, the next is refused with a reason, and another address is free`, async () => {
    const sender: LooseClient = createVisitor({ address: newAddress() })
    expect((await send(action, sender)).error).toBeNull()
    await addAttempts(limit - 10)
    for (let sent = 1; sent < 10; sent += 1) expect((await send(action, sender)).error).toBeNull()
    await letMinutesPass(20)
    const refused = await send(action, sender)
    expect([refused.status, refused.error?.code]).toEqual([429, 'PT429'])
    expect(refused.error?.message).toBe(`${sentence} This will be possible again in 40 minutes.`)
    expect(await stored(action)).toBe(10)

    expect((await send(action, createVisitor({ address: newAddress() }))).error).toBeNull()
    expect(await stored(action)).toBe(11)

    await letMinutesPass(40)
    expect((await send(action, sender)).error).toBeNull()
    expect((await send(action, sender)).error).toBeNull()
  })

  it('requests at the same time take no more than is left', async () => {
    const sender: LooseClient = createVisitor({ address: newAddress() })
    await send(action, sender)
    await addAttempts(limit - 4)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(action, sender)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.code === 'PT429')).toHaveLength(9)
    expect(await stored(action)).toBe(4)
  })
})

describe('SEC-6 who and what is counted', () => {
  it('many rows in one request count each, and none is stored when they are too many', async () => {
    const sender: LooseClient = createVisitor({ address: newAddress() })
    const rows = Array.from({ length: 11 }, newMessage)
    expect((await sender.from('contact_messages').insert(rows)).error?.code).toBe('PT429')
    expect(await stored('contact')).toBe(0)
    expect((await sender.from('contact_messages').insert(rows.slice(1))).error).toBeNull()
    expect((await send('contact', sender)).error?.code).toBe('PT429')
    expect((await send('newsletter', sender)).error).toBeNull()
  })

  it('a refused or faulty message uses up nothing', async () => {
    const sender: LooseClient = createVisitor({ address: newAddress() })
    for (let sent = 0; sent < 12; sent += 1) {
      const { error } = await sender.from('contact_messages').insert({ ...newMessage(), message: ' ' })
      expect(error?.code).toBe('23514')
    }
    expect((await send('contact', sender)).error).toBeNull()
  })

  it('of an address no more is stored than a code', async () => {
    const address = newAddress()
    await send('contact', createVisitor({ address }))
    const [row] = await sql<{ sender: string; row: string }>(
      'select sender, attempts::text as row from private.attempts',
    )
    expect(row?.sender).toMatch(/^[0-9a-f]{64}$/)
    expect(row?.row).not.toContain(address.replace('::1', ''))
  })

  it('what is past the hour is removed when the next thing is counted', async () => {
    const sender: LooseClient = createVisitor({ address: newAddress() })
    await sender.from('contact_messages').insert(Array.from({ length: 10 }, newMessage))
    await letMinutesPass(60)
    await send('view', createVisitor({ address: newAddress() }))
    expect(await sql('select action from private.attempts')).toEqual([{ action: 'view' }])
  })

  it('all senders together have a limit too: views are refused, for nobody waits for them', async () => {
    const { in_all } = await allowance('view')
    await sql(
      "insert into private.attempt_totals values ('view', date_trunc('minute', now()) - interval '50 minutes', $1)",
      [in_all - 1],
    )
    expect((await send('view', createVisitor({ address: newAddress() }))).error).toBeNull()
    const { error } = await send('view', createVisitor({ address: newAddress() }))
    expect(error?.code).toBe('PT429')
    expect(error?.message).toMatch(
      /^More is being sent to this site just now than it can take\. This will be possible again in (9|10) minutes\.$/,
    )
    expect(await stored('view')).toBe(1)
  })
})

/** Whether this machine has a second loopback address (Linux has, a Mac has not until it is given one). */
const hasTwoAddresses = await new Promise<boolean>((resolve) => {
  const probe = createServer().once('error', () => resolve(false))
  probe.listen(0, '127.0.0.2', () => probe.close(() => resolve(true)))
})

/** Sends a contact message from an address of this machine, by Node's own request, perhaps with forged headers; gives the status. */
function sendFrom(localAddress: string, forwardedFor?: string): Promise<number> {
  const { url, publishableKey } = backend()
  const headers: Record<string, string> = { apikey: publishableKey, 'content-type': 'application/json' }
  if (forwardedFor !== undefined) headers['x-forwarded-for'] = headers['cf-connecting-ip'] = forwardedFor
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/rest/v1/contact_messages`, { method: 'POST', localAddress, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject).end(JSON.stringify(newMessage()))
  })
}

describe('SEC-6 the address of a sender', () => {
  const asInstalled = () => sql('update private.limit_settings set sender_header = default, trusted_proxies = default')
  afterEach(() => sql("update private.limit_settings set sender_header = 'x-forwarded-for', trusted_proxies = 1"))

  it.skipIf(!hasTwoAddresses)('is that of the connection: two machines have an allowance each', async () => {
    await asInstalled()
    for (let sent = 0; sent < 10; sent += 1) expect(await sendFrom('127.0.0.1')).toBe(201)
    expect(await sendFrom('127.0.0.1')).toBe(429)
    expect(await sendFrom('127.0.0.2')).toBe(201)
    expect(await sendFrom('127.0.0.1')).toBe(429)
    expect(await stored('contact')).toBe(11)
  })

  it('is not for the sender to choose', async () => {
    await asInstalled()
    for (let sent = 0; sent < 10; sent += 1) expect(await sendFrom('127.0.0.1', newAddress())).toBe(201)
    const made = [newAddress(), '198.51.100.7, 198.51.100.8', ',', '', 'x'.repeat(2000), '127.0.0.2', "';--", '\\']
    for (const forwardedFor of made) expect(await sendFrom('127.0.0.1', forwardedFor)).toBe(429)
    expect(await stored('contact')).toBe(10)
  })

  it('is what the last trusted proxy saw, and what stands before it does not count', async () => {
    const seen = newAddress()
    for (let sent = 0; sent < 10; sent += 1) expect(await sendFrom('127.0.0.1', `${newAddress()}, ${seen}`)).toBe(201)
    expect(await sendFrom('127.0.0.1', seen)).toBe(429)
    expect(await sendFrom('127.0.0.1', newAddress())).toBe(201)
  })

  it('is one for all whose proxy names none, and makes no error', async () => {
    const nonsense = ['unknown', '999.1.1.1', '::ffff:', '1.2.3.4.5', '[', '[::1', 'fe80::1%eth0', "'", ',', '-']
    for (const forwardedFor of nonsense) expect(await sendFrom('127.0.0.1', forwardedFor)).toBe(201)
    expect(await sendFrom('127.0.0.1', 'nobody')).toBe(429)
  })
})
