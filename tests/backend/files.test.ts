import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { open, signIn, startNotes } from './notes-backend.ts'

let backend: Awaited<ReturnType<typeof startNotes>>
let reader: SupabaseClient

beforeAll(async () => {
  backend = await startNotes()
  reader = await signIn(backend)
})
afterAll(() => backend.close())

/** Every byte value, many times: what a text-minded path would mangle. */
const BYTES = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)

const pdf = (bytes = BYTES) => new File([bytes], 'a b ü.pdf', { type: 'application/pdf' })

it("BACKEND a browser's file arrives whole, with its type", async () => {
  const uploaded = await reader.storage.from('papers').upload('u/a b.pdf', pdf())
  expect(uploaded.error).toBeNull()
  const address = reader.storage.from('papers').getPublicUrl('u/a b.pdf').data.publicUrl
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES)
})

it('BACKEND a name is taken once, unless it may be replaced', async () => {
  const papers = reader.storage.from('papers')
  await papers.upload('once.pdf', pdf())
  expect((await papers.upload('once.pdf', pdf())).error).not.toBeNull()
  expect((await papers.upload('once.pdf/below.pdf', pdf())).error).toBeNull()
})

it('BACKEND policies and allowed types decide who uploads what', async () => {
  expect((await open(backend).storage.from('papers').upload('anon.pdf', pdf())).error).not.toBeNull()
  const text = new File(['x'], 'x.txt', { type: 'text/plain' })
  expect((await reader.storage.from('papers').upload('x.txt', text)).error).not.toBeNull()
})

it('BACKEND a deleted file is gone, and a visitor deletes none', async () => {
  const papers = reader.storage.from('papers')
  await papers.upload('gone.pdf', pdf())
  await open(backend).storage.from('papers').remove(['gone.pdf'])
  expect((await papers.download('gone.pdf')).error).toBeNull()
  expect((await papers.remove(['gone.pdf'])).data).toHaveLength(1)
  expect((await fetch(papers.getPublicUrl('gone.pdf').data.publicUrl)).status).toBeGreaterThanOrEqual(400)
})

/** What a file of this type is served as, under its public address. */
async function servedAs(name: string, type: string): Promise<Headers> {
  const papers = reader.storage.from('papers')
  expect((await papers.upload(name, new File(['<script>alert(1)</script>'], name, { type }))).error).toBeNull()
  return (await fetch(papers.getPublicUrl(name).data.publicUrl)).headers
}

it.each([
  ['x.html', 'text/html'],
  ['x.xhtml', 'application/xhtml+xml'],
  ['x.xml', 'text/xml'],
  ['x.svg', 'image/svg+xml'],
])("BACKEND SEC-7 an uploaded page is not served as a page of the site's origin: %s", async (name, type) => {
  const headers = await servedAs(name, type)
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

it("BACKEND a PDF has no policy that would shut out the browser's viewer", async () => {
  const headers = await servedAs('x.pdf', 'application/pdf')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.has('content-security-policy')).toBe(false)
})

it("BACKEND a text processor's file keeps its type, although that speaks of XML", async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  expect((await servedAs('x.docx', type)).get('content-type')).toBe(type)
})

it('BACKEND a key cannot leave the folder of files', async () => {
  const response = await fetch(`${backend.url}/storage/v1/object/public/papers/..%2f..%2f..%2fetc%2fpasswd`)
  expect(response.status).toBeGreaterThanOrEqual(400)
})
