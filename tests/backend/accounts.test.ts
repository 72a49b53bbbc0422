import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { open, READER, startNotes } from './notes-backend.ts'

let backend: Awaited<ReturnType<typeof startNotes>>
const logged: string[] = []

beforeAll(async () => {
  backend = await startNotes({ log: (message) => logged.push(message) })
})
afterAll(() => backend.close())
afterEach(() => vi.useRealTimers())

/** As if so many seconds had passed; the backend runs in this process. */
function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

async function createUser(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await createLocalUser({ query: backend.sql }, { email, password: 'a forgotten password', isStaff: false })
  return email
}

/** The link in the last mail that went to this address. */
function linkTo(email: string): string {
  const mail = logged.findLast((line) => line.startsWith(`Mail to ${email}: Reset Your Password.`))
  return mail?.match(/http\S+/)?.[0] ?? ''
}

/** The session that a link in a mail opens, and where it leads. */
async function follow(
  link: string,
): Promise<{ target: string; session: { access_token: string; refresh_token: string } }> {
  const answer = await fetch(link, { redirect: 'manual' })
  const [target = '', fragment] = (answer.headers.get('location') ?? '').split('#')
  const given = new URLSearchParams(fragment)
  const session = {
    access_token: given.get('access_token') ?? '',
    refresh_token: given.get('refresh_token') ?? '',
  }
  return { target, session }
}

it('BACKEND whoever forgot a password gets a link to where it was asked for, and sets another without the old one', async () => {
  const email = await createUser()
  const redirectTo = `${backend.url}/admin/account?x=1`
  expect((await open(backend).auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
  const { target, session } = await follow(linkTo(email))
  expect(target).toBe(redirectTo)
  const client = open(backend)
  await client.auth.setSession(session)
  await client.auth.refreshSession()
  expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  const byPassword = open(backend)
  expect((await byPassword.auth.signInWithPassword({ email, password: 'a new password' })).error).toBeNull()
  const { error } = await byPassword.auth.updateUser({ password: 'another password' })
  expect(error?.code).toBe('current_password_required')
})

it('SEC-1 BACKEND a link in a mail leads to nobody else', async () => {
  const email = await createUser()
  await open(backend).auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/admin' })
  expect((await follow(linkTo(email))).target).toBe(backend.url)
})

it('BACKEND an address is sent one mail a minute', async () => {
  const email = await createUser()
  const ask = async (address = email) => (await open(backend).auth.resetPasswordForEmail(address)).error
  expect(await ask()).toBeNull()
  const first = linkTo(email)
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect((await ask())?.message).toMatch(/^For security purposes, you can only request this after 5\d seconds\.$/)
  expect(await ask('nobody@example.com')).toBeNull()
  expect(await ask('nobody@example.com')).toBeNull()
  expect(linkTo(email)).toBe(first)
  passSeconds(60)
  expect(await ask()).toBeNull()
  expect(linkTo(email)).not.toBe(first)
})

it('SEC-1 BACKEND one address tries thirty passwords, and then one in two seconds', async () => {
  const attempt = async (password: string, address = '192.0.2.1') => {
    const request = new Request(`${backend.url}/auth/v1/tok%65n?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': randomUUID() },
      body: JSON.stringify({ email: READER.email, password }),
    })
    const answer = await backend.fetch(request, address)
    const { error_code }: { error_code?: string } = await answer.json()
    return [answer.status, error_code]
  }
  passSeconds(0)
  for (let tried = 0; tried < 30; tried += 1) expect((await attempt('a guess'))[0]).toBe(400)
  expect(await attempt(READER.password)).toEqual([429, 'over_request_rate_limit'])
  expect(await attempt(READER.password, '192.0.2.2')).toEqual([200, undefined])
  passSeconds(1)
  expect((await attempt(READER.password))[0]).toBe(429)
  passSeconds(1)
  expect(await attempt(READER.password)).toEqual([200, undefined])
  expect((await attempt(READER.password))[0]).toBe(429)
})
