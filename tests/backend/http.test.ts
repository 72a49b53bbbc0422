import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startNotes } from './notes-backend.ts'

let backend: Awaited<ReturnType<typeof startNotes>>

beforeAll(async () => {
  backend = await startNotes()
  await backend.sql("insert into public.notes (body) select 'note ' || n from generate_series(1, 100) n")
})
afterAll(() => backend.close())

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: Buffer
}

/** Node's own request: fetch decompresses unasked. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // the path by itself, for with the address before it Node resolves ".." as fetch does
    const options = { path, headers: { apikey: backend.publishableKey, ...headers } }
    const sent = request(backend.url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.once('error', reject).end()
  })
}

const ALL = '/rest/v1/notes?select=id,body'

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('BACKEND compresses a long answer for a client that takes %s with %s', async (accepted, encoding, decompress) => {
  const answer = await get(ALL, { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(JSON.parse(decompress(answer.body).toString())).toHaveLength(100)
})

it.each([
  ['a client that takes none', ALL, {}],
  ['an answer below 1 KB', `${ALL}&limit=1`, { 'accept-encoding': 'br' }],
])('BACKEND leaves %s uncompressed', async (_name, path, headers) => {
  const answer = await get(path, headers)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(answer.body.toString()).length).toBeGreaterThan(0)
})

it('BACKEND serves the three services and nothing else of @supabase/lite', async () => {
  expect((await get('/rest/v1/notes?select=id')).status).toBe(200)
  expect((await get('/auth/v1/health')).status).toBe(200)
  for (const path of ['/_system/config', '/_system/introspect', '/', '/rest/v10/notes']) {
    expect((await get(path)).status).toBe(404)
  }
})

it.each([
  ['/rest/v1/../../_system/config', {}],
  ['/auth/v1/%2e%2e/%2E%2E/_system/config', {}],
  ['/storage/v1/..\\..\\_system/introspect', {}],
  ['/rest/v1/notes', { host: 'localhost/_system/config?' }],
])('SEC-4 BACKEND serves nothing else by way of %s %o', async (path, headers) => {
  expect((await get(path, headers)).status).toBe(404)
})
