import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RunningSupabase } from '../../supabase/local/backend.ts'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { migratedDatabase } from '../support/snapshots.ts'

let server: MailServer
let backend: RunningSupabase

beforeAll(async () => {
  server = await startMailServer()
  // What a project would have mail sent by.
  vi.stubEnv('MAIL_SMTP_URL', server.url)
  backend = await startEmbeddedSupabase({
    snapshot: await migratedDatabase(),
    seed: false,
    site: () => 'http://localhost:5173',
  })
})
afterAll(async () => {
  await backend.close()
  await server.close()
})

const ask = (path: string, body: object) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const kept = async (): Promise<{ to: string; subject: string; text?: string; headers?: string }[]> =>
  (await fetch(`${backend.url}/__mail.json`)).json()

it('MAIL-9 every mail lies in /__mail, as it looks, with its text and headers, and none leaves the machine', async () => {
  // The first look for mail turns it on.
  await expect.poll(async () => (await backend.sql('select is_on from private.mail_settings'))[0]?.is_on).toBe(true)
  expect((await ask('/rest/v1/newsletter_subscriptions', { email: 'dana@example.com' })).status).toBe(201)
  expect((await ask('/auth/v1/recover', { email: LOCAL_STAFF.email })).status).toBe(200)
  await expect
    .poll(async () => (await kept()).map(({ to }) => to).sort())
    .toEqual([LOCAL_STAFF.email, 'dana@example.com'])
  const confirmation = (await kept()).find(({ to }) => to === 'dana@example.com')
  expect(confirmation?.text).toContain('http://localhost:5173/newsletter/confirm#')
  expect(confirmation?.headers).toMatch(/^From: Israel VAT Guide <mail@localhost>\r\nTo: dana@example\.com\r\n/m)
  const list = await fetch(`${backend.url}/__mail`)
  expect(await list.text()).toContain('Confirm your subscription')
  const page = await fetch(`${backend.url}/__mail/1`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain('<iframe sandbox')
  expect((await fetch(`${backend.url}/__mail/9`)).status).toBe(404)
  expect(server.mails).toEqual([])
})

it('MAIL-9 nobody but this machine reads /__mail', async () => {
  const look = async (host: string, client: string) =>
    (await backend.fetch(new Request(`http://${host}/__mail.json`), client)).status
  expect(await look('localhost:5173', '::1')).toBe(200)
  expect(await look('127.0.0.1', '::ffff:127.0.0.1')).toBe(200)
  expect(await look('localhost', '192.0.2.1')).toBe(404)
  // A site elsewhere whose name leads to this machine.
  expect(await look('rebound.example', '127.0.0.1')).toBe(404)
})
