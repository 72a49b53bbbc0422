import { afterAll, beforeEach, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { addRow, type LooseClient } from './sample-rows.ts'

const service: LooseClient = createService()
const newEmail = () => `${crypto.randomUUID()}@tries.example`

beforeEach(() => sql('truncate private.attempts, private.attempt_totals'))
afterAll(() => sql("delete from newsletter_subscriptions where email like '%@tries.example'"))

const subscriptions = (email: string) =>
  sql('select id, created_at from newsletter_subscriptions where email = $1', [email])

async function counted(): Promise<number> {
  const rows = await sql("select id from private.attempts where action = 'newsletter'")
  return rows.length
}

it('MAIL-2 MEND-B2 a try that finds the address there is answered and counts like any other', async () => {
  const email = newEmail()
  await addRow('newsletter_subscriptions', { email, created_at: '2026-01-02' })
  const before = await subscriptions(email)
  const sender: LooseClient = createVisitor({ address: newAddress() })
  const statuses: number[] = []
  for (let tries = 0; tries < 40; tries += 1) {
    statuses.push((await sender.from('newsletter_subscriptions').insert({ email: ` ${email.toUpperCase()} ` })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(30).fill(429)])
  expect(await counted()).toBe(10)
  expect(await subscriptions(email)).toEqual(before)
  expect((await sender.from('newsletter_subscriptions').insert({ email: newEmail() })).status).toBe(429)
})

it('MAIL-2 MEND-B2 no kind of answer that can be asked for tells an address, or takes such a try back', async () => {
  const email = newEmail()
  await addRow('newsletter_subscriptions', { email })
  const asks: Record<string, string>[] = [
    { accept: 'application/vnd.pgrst.object+json' },
    { prefer: 'count=exact' },
    { prefer: 'handling=strict, max-affected=0' },
    { prefer: 'tx=rollback' },
    { prefer: 'return=headers-only' },
  ]
  for (const [index, headers] of asks.entries()) {
    let call = createVisitor({ address: newAddress() }).from('newsletter_subscriptions').insert({ email })
    for (const [name, value] of Object.entries(headers)) call = call.setHeader(name, value)
    const { error, ...known } = await call
    const unknown = createVisitor({ address: newAddress() })
      .from('newsletter_subscriptions')
      .insert({ email: newEmail() })
    for (const [name, value] of Object.entries(headers)) unknown.setHeader(name, value)
    const { error: otherError, ...answer } = await unknown
    expect([index, answer, otherError?.message]).toEqual([index, known, error?.message])
    expect(known.status === 201 ? [2] : [0, 2]).toContain(await counted())
    await sql('truncate private.attempts, private.attempt_totals')
  }
})

it('MEND-B2 beside an address that fails, the answer is the same for who has subscribed and who has not', async () => {
  const known = newEmail()
  await addRow('newsletter_subscriptions', { email: known })
  const answers = []
  for (const email of [known, newEmail()]) {
    const { status, error } = await createVisitor({ address: newAddress() })
      .from('newsletter_subscriptions')
      .insert([{ email }, { email: 'none' }])
    answers.push([status, error?.code, error?.message])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[1]).toBe('23514')
  expect(await subscriptions(known)).toHaveLength(1)
})

it('MEND-B2 many addresses in one request count each', async () => {
  const known = newEmail()
  await addRow('newsletter_subscriptions', { email: known })
  const sender: LooseClient = createVisitor({ address: newAddress() })
  const rows = [known, newEmail(), newEmail(), known].map((email) => ({ email }))
  expect((await sender.from('newsletter_subscriptions').insert(rows)).status).toBe(201)
  expect(await counted()).toBe(4)
  for (const { email } of rows) expect(await subscriptions(email)).toHaveLength(1)
})

it('MEND-B2 tries at the same time make one subscription, and all are counted', async () => {
  const email = newEmail()
  const tries = Array.from({ length: 6 }, () =>
    createVisitor({ address: newAddress() }).from('newsletter_subscriptions').insert({ email }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201])
  expect(await counted()).toBe(6)
  expect(await subscriptions(email)).toHaveLength(1)
})

it('NL-2 the service role is refused with 23505', async () => {
  const email = newEmail()
  await addRow('newsletter_subscriptions', { email })
  expect((await service.from('newsletter_subscriptions').insert({ email })).error?.code).toBe('23505')
})
