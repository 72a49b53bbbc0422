import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVisitor, newAddress, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const EMAIL = 'again@example.com'
let category: string
let faq: string

beforeAll(async () => {
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
  faq = await addRow('faqs', { category_id: category, question: newText() })
})
const clean = async () => {
  await sql('truncate private.attempts, private.attempt_totals')
  await removeRows('contact_messages', 'email', [EMAIL])
  await sql("delete from newsletter_subscriptions where email like '%@again.example'")
}
beforeEach(clean)
afterAll(async () => {
  await clean()
  await removeRows('faq_categories', 'id', [category])
})

const newEmail = () => `${crypto.randomUUID()}@again.example`
const message = (words: string) => ({ name: 'Dana', email: EMAIL, subject: 'other', message: words })
const counted = async () => (await sql('select from private.attempts')).length
const visitor = (): LooseClient => createVisitor({ address: newAddress() })

describe('SEC-6 what a visitor sends again, by its id, because the answer was lost', () => {
  it.each([
    ['contact_messages', () => message('A question')],
    ['newsletter_subscriptions', () => ({ email: newEmail().toUpperCase() })],
    ['faq_feedback', () => ({ faq_id: faq, is_helpful: true })],
  ] as const)('%s is stored and counted once, and answered alike', async (table, sample) => {
    const row: Record<string, unknown> = { id: crypto.randomUUID(), ...sample() }
    // Another line of the same phone, as after a lost answer.
    const answers = [await visitor().from(table).insert(row), await visitor().from(table).insert(row)]
    expect(answers.map(({ status, error }) => [status, error])).toEqual([
      [201, null],
      [201, null],
    ])
    const rows = await sql<{ n: number }>(`select count(*)::int as n from public.${table} where id = $1`, [row.id])
    expect([rows[0]?.n, await counted()]).toEqual([1, 1])
  })

  it('is answered alike while the first is still under way, and at the limit', async () => {
    const sender = visitor()
    const row = { id: crypto.randomUUID(), ...message('The tenth') }
    for (let sent = 0; sent < 9; sent += 1) await sender.from('contact_messages').insert(message('x')).throwOnError()
    const at = await Promise.all([1, 2, 3].map(() => sender.from('contact_messages').insert(row)))
    expect(at.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await sender.from('contact_messages').insert(message('The eleventh'))).status).toBe(429)
    expect((await sender.from('contact_messages').insert(row)).status).toBe(201)
    expect(await counted()).toBe(10)
  })

  it('is another one, or refused, where it says something else', async () => {
    const id = crypto.randomUUID()
    await visitor()
      .from('contact_messages')
      .insert({ id, ...message('First') })
      .throwOnError()
    const { error } = await visitor()
      .from('contact_messages')
      .insert({ id, ...message('Second') })
    expect(error?.code).toBe('23505')
    const stored = await sql<{ message: string }>('select message from public.contact_messages where id = $1', [id])
    expect(stored).toEqual([{ message: 'First' }])
  })

  it('NL-2 MEND-B2 no address is tried by the id of another: each try counts, and all are answered alike', async () => {
    const [own, there] = [newEmail(), newEmail()]
    await addRow('newsletter_subscriptions', { email: there })
    const id = crypto.randomUUID()
    const sender = visitor()
    for (const email of [own, there, newEmail(), newEmail()]) {
      expect((await sender.from('newsletter_subscriptions').insert({ id, email })).status).toBe(201)
    }
    expect(await counted()).toBe(4)
    const rows = await sql('select email from newsletter_subscriptions where email = any ($1)', [[own, there]])
    expect(rows).toHaveLength(2)
  })
})
