import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { open, READER, signIn, startNotes } from './notes-backend.ts'

let backend: Awaited<ReturnType<typeof startNotes>>
let visitor: SupabaseClient
let reader: SupabaseClient

beforeAll(async () => {
  backend = await startNotes()
  visitor = open(backend)
  reader = await signIn(backend)
})
afterAll(() => backend.close())
beforeEach(() => backend.sql('truncate public.notes'))

const rows = Array.from({ length: 20 }, (_, index) => index)

/** Straight into the backend: over HTTP, requests often arrive one after the other and hide what happens when they do not. */
function send(path: string, body?: object, token = backend.publishableKey): Promise<Response> {
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  return backend.fetch(new Request(`${backend.url}/rest/v1/${path}`, init))
}

it.each(['notes', 'rpc/whoami'])('BACKEND tells a browser on another origin that it may send %s', async (path) => {
  const headers = {
    origin: 'https://guide.example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'apikey,content-type',
  }
  const request = new Request(`${backend.url}/rest/v1/${path}`, { method: 'OPTIONS', headers })
  const answer = await backend.fetch(request)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
  expect(answer.headers.get('access-control-allow-headers')).toBe('apikey,content-type')
})

describe('BACKEND concurrent requests', () => {
  it('keep their roles and users', async () => {
    const other = { email: 'other@example.com', password: 'other-password', isStaff: false }
    await createLocalUser({ query: backend.sql }, other)
    const otherClient = open(backend)
    await otherClient.auth.signInWithPassword(other)
    const sessions = await Promise.all([reader, otherClient].map((client) => client.auth.getSession()))
    const tokens = sessions.map(({ data }) => data.session?.access_token)
    const users = sessions.map(({ data }) => data.session?.user.id)
    const senders = rows.flatMap(() => [undefined, ...tokens])
    const answers = await Promise.all(senders.map((token) => send('rpc/whoami', {}, token)))
    const callers = await Promise.all(answers.map((answer) => answer.json()))
    const expected = [{ role: 'anon', uid: null }, ...users.map((uid) => ({ role: 'authenticated', uid }))]
    expect(callers).toMatchObject(rows.flatMap(() => expected))

    const reads = await Promise.all(senders.map((token) => send('notes?select=sender', undefined, token)))
    expect(reads.map(({ status }) => status)).toEqual(rows.flatMap(() => [401, 200, 200]))
  })

  it('lose no acknowledged write beside a refused one', async () => {
    const answers = await Promise.all(
      rows.flatMap((row) => [
        send('notes', { body: `kept ${row}` }),
        send('notes', { body: `stolen ${row}`, secret: 'mine' }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(rows.flatMap(() => [201, 401]))
    const stored = await backend.sql<{ body: string }>('select body from public.notes')
    expect(stored.map(({ body }) => body).sort()).toEqual(rows.map((row) => `kept ${row}`).sort())
  })
})

describe('BACKEND column grants hold', () => {
  it('hides a column that was not granted, by name and in a star', async () => {
    expect((await visitor.from('notes').select('id, body')).error).toBeNull()
    expect((await visitor.from('notes').select('secret')).error?.code).toBe('42501')
    expect((await visitor.from('notes').select('*')).error?.code).toBe('42501')
    expect((await reader.from('notes').select('sender')).error).toBeNull()
  })

  it('refuses to write one, with 401 to a visitor and 403 to a user', async () => {
    const row = { body: 'a', secret: 'mine' }
    expect((await visitor.from('notes').insert(row)).status).toBe(401)
    expect((await reader.from('notes').insert(row)).status).toBe(403)
  })

  it('leaves a table without any grant closed, and the secret key opens all', async () => {
    const service = open(backend, backend.secretKey)
    await visitor.from('notes').insert({ body: 'a' })
    expect((await visitor.from('notes').delete().eq('body', 'a')).error?.code).toBe('42501')
    expect((await service.from('notes').select('*')).data).toMatchObject([{ body: 'a', secret: 'hidden' }])
  })
})

describe('BACKEND what SQL learns of a request', () => {
  it("a trigger on a table sees the sender's address, to the right of what the sender wrote there", async () => {
    await visitor.from('notes').insert({ body: 'direct' })
    await visitor.from('notes').insert({ body: 'proxied' }).setHeader('x-forwarded-for', '203.0.113.7')
    const stored = await backend.sql('select body, sender from public.notes order by body')
    expect(stored).toEqual([
      { body: 'direct', sender: '127.0.0.1' },
      { body: 'proxied', sender: '203.0.113.7, 127.0.0.1' },
    ])
  })

  it('a procedure sees claims, method and path, also without a token', async () => {
    const { data } = await visitor.rpc('whoami')
    expect(data).toMatchObject({ uid: null, claims: { role: 'anon' }, method: 'POST', path: '/rpc/whoami' })
    const { data: signedIn } = await reader.rpc('whoami', {}, { get: true })
    expect(signedIn).toMatchObject({ claims: { sub: signedIn.uid, role: 'authenticated' }, method: 'GET' })
  })
})

describe('BACKEND errors', () => {
  it('a check violation answers 400 with its code', async () => {
    const { status, error } = await visitor.from('notes').insert({ body: 'x'.repeat(41) })
    expect([status, error?.code]).toEqual([400, '23514'])
    expect(error?.message).toContain('notes_body_check')
  })

  it('a policy answers 401 or 403, a duplicate 409, a missing value 400', async () => {
    expect((await visitor.from('notes').insert({ body: 'forbidden' })).status).toBe(401)
    expect((await reader.from('notes').insert({ body: 'forbidden' })).status).toBe(403)
    await visitor.from('notes').insert({ body: 'twice' })
    expect((await visitor.from('notes').insert({ body: 'twice' })).status).toBe(409)
    expect((await visitor.from('notes').insert({ body: null })).status).toBe(400)
  })

  it.each([
    ['P0001', 400],
    ['23P01', 400],
    ['22023', 400],
    ['28000', 403],
    ['57014', 500],
    ['P0002', 500],
    ['53300', 503],
    ['PT418', 418],
  ])('a procedure that raises %s answers %i with that code', async (code, status) => {
    const answer = await visitor.rpc('refuse', { code })
    expect([answer.status, answer.error?.code]).toEqual([status, code])
  })

  it("SQL's own answer keeps its status, code and headers", async () => {
    const response = await fetch(`${backend.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: '{"body": "too many"}',
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await response.json()).toMatchObject({ code: '429', message: 'Too many' })
  })
})

describe('BACKEND sessions', () => {
  it('refuses registration and a wrong password', async () => {
    const client = open(backend)
    const registered = await client.auth.signUp({ email: 'new@example.com', password: 'a-long-password' })
    expect(registered.error?.code).toBe('signup_disabled')
    const wrong = await client.auth.signInWithPassword({ email: READER.email, password: 'not-the-password' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  it('renews a session, and ends it', async () => {
    const client = await signIn(backend)
    const before = (await client.auth.getSession()).data.session
    const renewed = (await client.auth.refreshSession()).data.session
    expect(renewed?.refresh_token).not.toBe(before?.refresh_token)
    expect((await client.auth.getUser()).data.user?.email).toBe(READER.email)
    expect((await client.auth.signOut()).error).toBeNull()
    expect(
      (await open(backend).auth.refreshSession({ refresh_token: renewed?.refresh_token ?? '' })).error,
    ).not.toBeNull()
  })

  it('answers nobody without a key', async () => {
    expect((await fetch(`${backend.url}/rest/v1/notes?select=id`)).status).toBe(401)
  })
})
