import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { MAIL_ANSWERED_AFTER } from '../../supabase/local/lite-app.ts'
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
  const mail = logged.findLast((line) => line.startsWith(`Mail to ${email}: Set a new password.`))
  return mail?.match(/http\S+/)?.[0] ?? ''
}

/** Asks for a link by mail. @returns the token in it */
async function askForToken(email: string): Promise<string> {
  expect((await open(backend).auth.resetPasswordForEmail(email)).error).toBeNull()
  return /#([\da-f]+)\//.exec(linkTo(email))?.[1] ?? ''
}

it('TEAM-4 whoever forgot a password gets a link to where it was asked for, and sets another without the old one', async () => {
  const email = await createUser()
  const elsewhere = open(backend)
  await elsewhere.auth.signInWithPassword({ email, password: 'a forgotten password' })
  const redirectTo = `${backend.url}/admin/new-password`
  expect((await open(backend).auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
  const [page, fragment = ''] = linkTo(email).split('#')
  expect(page).toBe(redirectTo)
  const [token_hash = '', address] = fragment.split('/')
  expect(address).toBe(email)
  const client = open(backend)
  expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  await client.auth.refreshSession()
  expect((await client.auth.updateUser({ password: 'a new password' })).error).toBeNull()
  expect(logged.at(-1)).toContain(`Mail to ${email}: Your password was changed.`)
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await open(backend).auth.verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  const byPassword = open(backend)
  expect((await byPassword.auth.signInWithPassword({ email, password: 'a new password' })).error).toBeNull()
  const { error } = await byPassword.auth.updateUser({ password: 'another password' })
  expect(error?.code).toBe('current_password_required')
})

it('TEAM-4 a link is good for an hour', async () => {
  const follow = async (token_hash: string) =>
    (await open(backend).auth.verifyOtp({ type: 'recovery', token_hash })).error
  const [first, second] = [await askForToken(await createUser()), await askForToken(await createUser())]
  passSeconds(3590)
  expect(await follow(first)).toBeNull()
  passSeconds(11)
  expect((await follow(second))?.code).toBe('otp_expired')
})

it('SEC-1 BACKEND a link in a mail leads to nobody else', async () => {
  const email = await createUser()
  await open(backend).auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/admin' })
  expect(linkTo(email)).toMatch(new RegExp(`^${backend.url}#`))
})

it('TEAM-4 an address is sent one mail in ten minutes, and all of them ten in an hour', async () => {
  const email = await createUser()
  const ask = async (address = email) => (await open(backend).auth.resetPasswordForEmail(address)).error
  passSeconds(7200)
  expect(await ask()).toBeNull()
  const first = linkTo(email)
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect((await ask())?.message).toMatch(/^For security purposes, you can only request this after 600 seconds\.$/)
  expect(await ask('nobody@example.com')).toBeNull()
  expect(linkTo(email)).toBe(first)
  passSeconds(600)
  for (let sent = 2; sent <= 10; sent += 1) expect(await ask(await createUser())).toBeNull()
  expect((await ask(await createUser()))?.message).toBe('email rate limit exceeded')
  passSeconds(3000)
  expect(await ask()).toBeNull()
  expect(linkTo(email)).not.toBe(first)
})

it('TEAM-4 the time of the answer does not tell a known address from an unknown one', async () => {
  passSeconds(20_000)
  for (const address of [await createUser(), 'nobody@example.com']) {
    const before = performance.now()
    expect((await open(backend).auth.resetPasswordForEmail(address)).error).toBeNull()
    // less than the wait takes what it hides: some 12 ms, or 6 where nobody has the address
    expect(performance.now() - before).toBeGreaterThanOrEqual(MAIL_ANSWERED_AFTER - 1)
  }
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
