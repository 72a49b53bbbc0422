import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import {
  backend,
  createService,
  createVisitor,
  newAddress,
  signInStaff,
  signInStranger,
  sql,
} from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const clients: Record<string, LooseClient> = {}
let service: LooseClient
let category: string
let enabled: string
let disabled: string

beforeAll(async () => {
  service = createService()
  clients.anon = createVisitor({ address: newAddress() })
  clients.stranger = await signInStranger({ address: newAddress() })
  clients.staff = await signInStaff()
  category = await addRow('faq_categories', { name: newText(), order: 9000 })
  enabled = await addRow('faqs', { category_id: category, question: newText() })
  disabled = await addRow('faqs', { category_id: category, question: newText(), is_enabled: false })
})
afterAll(() => removeRows('faq_categories', 'id', [category]))

describe('DATA-4 disabled FAQs', () => {
  it.each([
    ['anon', ['enabled']],
    ['stranger', []],
    ['staff', ['enabled', 'disabled']],
  ])('%s sees %j', async (actor, names) => {
    const client = clients[actor]
    const seen = names.map((name) => (name === 'enabled' ? enabled : disabled)).sort()
    const byList = await client?.from('faqs').select('id').eq('category_id', category)
    expect(byList?.data?.map(({ id }) => id).sort()).toEqual(seen)
    const byId = await client?.from('faqs').select('id').eq('id', disabled)
    expect(byId?.data).toHaveLength(names.includes('disabled') ? 1 : 0)
    const embedded = await client?.from('faq_categories').select('faqs(id)').eq('id', category).maybeSingle()
    expect(embedded?.data?.faqs.length ?? 0).toBe(seen.length)
  })

  it.each(['anon', 'stranger'])('%s can give no feedback on one', async (actor) => {
    const answer = await clients[actor]?.from('faq_feedback').insert({ faq_id: disabled, is_helpful: true })
    expect(answer?.error?.code).toBe('42501')
    expect((await service.from('faq_feedback').select('id').eq('faq_id', disabled)).data).toEqual([])
  })

  it.each([
    ['anon', 0],
    ['stranger', 0],
    ['staff', 1],
  ])('%s counts feedback on one: %s', async (actor, helpful) => {
    const feedback = await addRow('faq_feedback', { faq_id: disabled, is_helpful: true })
    const answer = await clients[actor]?.rpc('get_faq_feedback_counts', { faq_id: disabled })
    expect(answer?.data).toEqual([{ helpful, not_helpful: 0 }])
    await removeRows('faq_feedback', 'id', [feedback])
  })

  it('an FAQ that staff disable is gone for visitors at once', async () => {
    const faq = await addRow('faqs', { category_id: category, question: newText() })
    const seen = async () => (await clients.anon?.from('faqs').select('id').eq('id', faq))?.data?.length
    expect(await seen()).toBe(1)
    await clients.staff?.from('faqs').update({ is_enabled: false }).eq('id', faq)
    expect(await seen()).toBe(0)
    await removeRows('faqs', 'id', [faq])
  })
})

describe('DATA-4 public inserts', () => {
  it('a message is stored as new, with what was sent and the time', async () => {
    const message = { name: newText(), email: 'dana@example.com', subject: 'technical', message: 'A question' }
    const { error } = await clients.anon!.from('contact_messages').insert({ ...message, status: 'new' })
    expect(error).toBeNull()
    const { data } = await service.from('contact_messages').select('*').eq('name', message.name).single()
    expect(data).toMatchObject({ ...message, status: 'new' })
    expect(Math.abs(Date.now() - Date.parse(data.created_at))).toBeLessThan(60_000)
    await removeRows('contact_messages', 'name', [message.name])
  })

  it('many messages in one request are held to the same rule', async () => {
    const rows = ['new', 'archived'].map((status) => ({
      name: newText(),
      email: 'a@example.com',
      message: 'x',
      status,
    }))
    expect((await clients.anon!.from('contact_messages').insert(rows)).error?.code).toBe('42501')
    const names = rows.map(({ name }) => name)
    expect((await service.from('contact_messages').select('id').in('name', names)).data).toEqual([])
  })

  it('an upsert is no way to change or to read a subscription', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const subscribe = (client?: LooseClient) => client?.from('newsletter_subscriptions').insert({ email })
    expect((await subscribe(clients.anon))?.error).toBeNull()
    expect((await subscribe(clients.stranger))?.status).toBe(201)
    for (const ignoreDuplicates of [true, false]) {
      const answer = await clients
        .anon!.from('newsletter_subscriptions')
        .upsert({ email }, { onConflict: 'email', ignoreDuplicates })
        .select()
      expect(answer.error?.code).toBe('42501')
    }
    expect((await service.from('newsletter_subscriptions').select('id').eq('email', email)).data).toHaveLength(1)
    await removeRows('newsletter_subscriptions', 'email', [email])
  })

  it('a subscription is stored trimmed and in small letters (NL-1)', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    expect(
      (await clients.anon!.from('newsletter_subscriptions').insert({ email: ` ${email.toUpperCase()} ` })).error,
    ).toBeNull()
    expect((await service.from('newsletter_subscriptions').select('email').eq('email', email)).data).toHaveLength(1)
    await removeRows('newsletter_subscriptions', 'email', [email])
  })

  it('feedback keeps the looked-up address, refuses what is none, and may do without', async () => {
    const send = (user_ip: string | null) =>
      clients.anon!.from('faq_feedback').insert({ faq_id: enabled, is_helpful: true, user_ip })
    expect((await send('not an address')).error?.code).toBe('22P02')
    for (const user_ip of [null, '203.0.113.7']) {
      expect((await send(user_ip)).error).toBeNull()
      expect((await service.from('faq_feedback').select('user_ip').eq('faq_id', enabled)).data).toEqual([{ user_ip }])
    }
  })
})

describe('DATA-4 accounts', () => {
  const users: string[] = []
  afterAll(() => sql('delete from auth.users where id::text = any ($1)', [users]))

  /** Somebody new with an account, not on the list of staff. */
  async function signInSomebody(): Promise<{ client: LooseClient; id: string }> {
    const user = { email: `${crypto.randomUUID()}@example.com`, password: 'a-long-password' }
    const id = await createLocalUser({ query: sql }, { ...user, isStaff: false })
    users.push(id)
    const client: LooseClient = createVisitor()
    const { error } = await client.auth.signInWithPassword(user)
    if (error) throw error
    return { client, id }
  }

  it('nobody can sign up', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { data, error } = await createVisitor().auth.signUp({ email, password: 'a-long-password' })
    expect([data.session, error?.code]).toEqual([null, 'signup_disabled'])
    expect(await sql('select id from auth.users where email = $1', [email])).toEqual([])
  })

  it('nobody can sign in with a link or a code to an address without an account', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await createVisitor().auth.signInWithOtp({ email })
    expect(await sql('select id from auth.users where email = $1', [email])).toEqual([])
  })

  it.each(['otp', 'o%74p', '%6F%74%70', 'magiclink', 'resend', 'recover'])(
    'nobody gets an account by /auth/v1/%s',
    async (path) => {
      const { url, publishableKey } = backend()
      const email = `${crypto.randomUUID()}@example.com`
      const body = JSON.stringify({ email, type: 'signup', create_user: true })
      const headers = { apikey: publishableKey, 'content-type': 'application/json' }
      await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body })
      expect(await sql('select id from auth.users where email = $1', [email])).toEqual([])
    },
  )

  it('to say of oneself that one is staff changes nothing', async () => {
    const { client } = await signInSomebody()
    await client.auth.updateUser({ data: { role: 'admin', is_staff: true } })
    await client.auth.refreshSession()
    expect((await client.rpc('is_staff')).data).toBe(false)
    const rate = { kind: 'vat-rate', effective_from: '1801-06-01', amount: 1 }
    expect((await client.from('amounts').insert(rate)).error?.code).toBe('42501')
  })

  it('who is taken off the list is staff no longer, with the session still open', async () => {
    const { client, id } = await signInSomebody()
    await sql('insert into private.staff (user_id) values ($1)', [id])
    expect((await client.rpc('is_staff')).data).toBe(true)
    await sql('delete from private.staff where user_id = $1', [id])
    expect((await client.rpc('is_staff')).data).toBe(false)
    expect((await client.from('contact_messages').select('id')).data).toEqual([])
  })

  it('nothing is answered without a key, or with a made-up one', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${backend().url}/rest/v1/chapters?select=id&limit=1`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_made_up' })).status).toBe(401)
  })

  it.each([
    ['without a signature', { alg: 'none' }, ''],
    ['with a false signature', { alg: 'HS256', typ: 'JWT' }, 'c2lnbmF0dXJl'],
  ])('a forged token %s opens nothing', async (_, header, signature) => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = { role: 'service_role', exp: 9_999_999_999 }
    const response = await fetch(`${backend().url}/rest/v1/contact_messages?select=id`, {
      headers: {
        apikey: backend().publishableKey,
        authorization: `Bearer ${encode(header)}.${encode(claims)}.${signature}`,
      },
    })
    expect(response.status).toBe(401)
  })
})
