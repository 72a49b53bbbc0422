import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { open } from './notes-backend.ts'
import { JSON_TYPE, MULTIPART, nested, oddRequest, PART } from './odd-request.ts'

let backend: Awaited<ReturnType<typeof startEmbeddedSupabase>>
let staffToken: string

const FUNCTIONS = `
  create function public.echo(value jsonb) returns jsonb language sql as $$ select value $$;
  create function public.add_up(numbers int[]) returns bigint language sql as $$ select sum(n) from unnest(numbers) n $$;
  create function public.later(day timestamptz, by int, really boolean) returns date language sql as $$ select day::date + by $$;`

beforeAll(async () => {
  backend = await startEmbeddedSupabase()
  await backend.script(FUNCTIONS)
  const { data } = await open(backend).auth.signInWithPassword(LOCAL_STAFF)
  staffToken = data.session?.access_token ?? ''
})
afterAll(() => backend.close())

interface Odd {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  isChunked?: boolean
}

interface Answer {
  status: number
  body: string
}

/** Node's own request: fetch refuses half of what is tried here. */
function send({ method, path, headers, body, isChunked = false }: Partial<Odd> & { path: string }): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const length: Record<string, string | number> = isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': Buffer.byteLength(body ?? '') }
  const sent = request(
    backend.url,
    { method: method ?? 'GET', path, headers: { ...length, ...headers } },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    },
  )
  sent.once('error', reject)
  if (isChunked) sent.write(body)
  sent.end(isChunked ? '' : body)
  return promise
}

const key = () => ({ apikey: backend.publishableKey })

const post = (path: string, body: unknown, headers: Record<string, string> = JSON_TYPE) =>
  send({
    method: 'POST',
    path,
    headers: { ...key(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('MEND-B6 keys', () => {
  it('are taken from the header and not from the address', async () => {
    for (const inAddress of [backend.publishableKey, backend.secretKey]) {
      const path = `/rest/v1/chapters?select=id&limit=1&apikey=${inAddress}`
      expect((await send({ path })).status).toBe(401)
      expect((await send({ path: path.replace('/chapters?', '/contact_messages?'), headers: key() })).status).toBe(401)
    }
  })
})

describe('MEND-B6 bodies', () => {
  const MB = 1024 * 1024
  it.each([
    ['POST', '/rest/v1/contact_messages'],
    ['PATCH', '/rest/v1/chapters?id=eq.1'],
    ['POST', '/rest/v1/rpc/search_content'],
    ['POST', '/auth/v1/token?grant_type=password'],
    ['POST', '/storage/v1/object/list/files'],
    ['DELETE', '/storage/v1/object/files'],
  ])('over 2 MB are refused in words, whether their length is told or not: %s %s', async (method, path) => {
    for (const isChunked of [false, true]) {
      const body = `{"message":"${'x'.repeat(2 * MB)}"}`
      const answer = await send({ method, path, headers: { ...key(), ...JSON_TYPE }, body, isChunked })
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.body)).toEqual({ message: 'The request is larger than 2 MB.' })
    }
  })

  it('up to 2 MB are taken, and of files more', async () => {
    const text = 'x'.repeat(2 * MB - 100)
    expect((await post('/rest/v1/rpc/echo', { value: { text } })).status).toBe(200)
    const upload = {
      apikey: backend.publishableKey,
      authorization: `Bearer ${staffToken}`,
      'content-type': 'application/pdf',
    }
    const path = '/storage/v1/object/files/uploads/large.pdf'
    expect((await send({ method: 'POST', path, headers: upload, body: `%PDF-${text.repeat(3)}` })).status).toBe(200)
  })
})

describe('MEND-B6 what makes no sense is answered with 400', () => {
  it.each([
    ['a text where a list belongs', '/rest/v1/rpc/add_up', { numbers: 'many' }],
    ['an object where a list belongs', '/rest/v1/rpc/add_up', { numbers: { a: 1 } }],
    ['a list of other things', '/rest/v1/rpc/add_up', { numbers: [true, { a: 1 }] }],
    ['a list with more dimensions than Postgres has', '/rest/v1/rpc/add_up', `{"numbers": ${nested(8)}}`],
    ['a list that is nested beyond any use', '/rest/v1/rpc/add_up', `{"numbers": ${nested(100_000)}}`],
    ['the same in JSON', '/rest/v1/rpc/echo', `{"value": ${nested(100_000)}}`],
    ['no date, no number, no truth', '/rest/v1/rpc/later', { day: {}, by: [], really: 'perhaps' }],
    ['an object instead of a text', '/rest/v1/contact_messages', { name: { first: 'D' }, email: [], message: true }],
    [
      'an object that is no object',
      '/rest/v1/contact_messages',
      { name: { toString: 1, valueOf: 1 }, email: 'a', message: 'b' },
    ],
    ['NUL in a text', '/rest/v1/contact_messages', { name: 'a\0b', email: 'a@example.com', message: 'b' }],
    ['NUL in JSON', '/rest/v1/rpc/echo', { value: { a: '\0' } }],
    [
      'NUL in an address of sign-in',
      '/auth/v1/token?grant_type=password',
      { email: 'a\0@example.com', password: '\0' },
    ],
    ['a number to sign in with', '/auth/v1/token?grant_type=password', { email: 5, password: {} }],
    ['nothing to sign in with', '/auth/v1/token?grant_type=password', 'null'],
    ['a list for a renewal', '/auth/v1/token?grant_type=refresh_token', { refresh_token: [1] }],
    ['no JSON', '/storage/v1/object/list/files', 'x'],
  ])('%s', async (_name, path, body) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatch(/"(message|msg)":"\w/)
  })

  it.each([
    ['CSV without what a row needs', '/rest/v1/contact_messages', 'name,email\na,b', { 'content-type': 'text/csv' }],
    ['CSV with a column too many', '/rest/v1/contact_messages', 'name\na,b,c', { 'content-type': 'text/csv' }],
    ['CSV for a procedure', '/rest/v1/rpc/add_up', 'numbers\n1', { 'content-type': 'text/csv' }],
    [
      'a form of several parts without its boundary',
      '/storage/v1/object/files/uploads/x.pdf',
      PART,
      { 'content-type': 'multipart/form-data' },
    ],
    ['one that is cut off', '/storage/v1/object/files/uploads/x.pdf', PART, MULTIPART],
    [
      'one without a file',
      '/storage/v1/object/files/uploads/x.pdf',
      '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--abc--\r\n',
      MULTIPART,
    ],
    ['an empty one', '/storage/v1/object/files/uploads/x.pdf', '', MULTIPART],
    ['NUL in a path', '/storage/v1/object/files/uploads/%00.pdf', 'x', { 'content-type': 'application/pdf' }],
    ['a path that cannot be read', '/rest/v1/%ff', '{}', JSON_TYPE],
  ])('%s', async (_name, path, body, headers) => {
    expect((await post(path, body, headers)).status).toBe(400)
  })

  it.each([
    ['/rest/v1/chapters?order=%00', undefined],
    ['/rest/v1/chapters?select=id,a%00b', undefined],
    ['/rest/v1/chapters?%00=eq.1', undefined],
    ['/rest/v1/contact_messages', '{"na\\u0000me":"a"}'],
    ['/rest/v1/contact_messages', '{"name":"\\\\\\u0000"}'],
    ['/rest/v1/rpc/echo', '{"value":{},"\\u0000":1}'],
  ])('NUL where it would get into the SQL: %s %s', async (path, body) => {
    expect((await (body === undefined ? send({ path, headers: key() }) : post(path, body))).status).toBe(400)
  })

  it('but a backslash before u0000 is a text like any other', async () => {
    expect((await post('/rest/v1/rpc/echo', '{"value":{"a":"\\\\u0000"}}')).body).toBe('{"a":"\\\\u0000"}')
  })

  it('tables embedded more than four deep', async () => {
    const embed = (depth: number): string =>
      depth === 0 ? 'id' : `id,${depth % 2 === 0 ? 'chapters' : 'sections'}(${embed(depth - 1)})`
    const ask = (table: string, depth: number) =>
      send({ path: `/rest/v1/${table}?limit=1&select=${embed(depth)}`, headers: key() })
    expect((await ask('sections', 4)).status).toBe(200)
    const refused = await ask('chapters', 5)
    expect([refused.status, JSON.parse(refused.body).message]).toEqual([400, 'Tables can be embedded at most 4 deep.'])
  })

  it.each(['TRACE', 'PROPFIND', 'QUERY'])('except the method %s, with 405', async (method) => {
    expect((await send({ method, path: '/rest/v1/chapters', headers: key() })).status).toBe(405)
  })
})

it('MEND-B6 odd requests are never answered with 500', async () => {
  await fc.assert(
    fc.asyncProperty(oddRequest, async ({ isStaff, ...asked }) => {
      const authorization: Record<string, string> = isStaff ? { authorization: `Bearer ${staffToken}` } : {}
      const { status, body } = await send({ ...asked, headers: { ...key(), ...authorization, ...asked.headers } })
      if (status >= 500) throw new Error(`${status} ${body}`)
    }),
    { seed: 8, numRuns: 300 },
  )
  expect((await send({ path: '/rest/v1/chapters?select=id&limit=1', headers: key() })).status).toBe(200)
})
