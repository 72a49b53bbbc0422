import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { ACTORS, type Actor, readTable, STORAGE_RIGHTS } from './permission-tables.ts'
import type { LooseClient } from './sample-rows.ts'

const MIB = 1024 * 1024

const clients = {} as Record<Actor, LooseClient>
let service: LooseClient
/** The objects of one test lie in paths that begin like this. */
let prefix: string

/** A place beside a path. */
const other = (path: string) => path.replace('.pdf', '-2.pdf')

beforeAll(async () => {
  service = createService()
  clients.anon = createVisitor()
  clients.stranger = await signInStranger()
  clients.staff = await signInStaff()
})
afterEach(() => clearObjects())
afterAll(() => clearObjects())

async function clearObjects(): Promise<void> {
  const names = await storedNames()
  if (names.length > 0) await service.storage.from('files').remove(names)
}

async function storedNames(): Promise<string[]> {
  const rows = await sql<{ name: string }>('select name from storage.objects where name like $1 order by name', [
    `%${prefix}%`,
  ])
  return rows.map(({ name }) => name)
}

const file = (content: BlobPart, type = 'application/pdf') => new File([content], 'a.pdf', { type })

interface Refusal {
  statusCode?: string
  message: string
}

const denied = (error: Refusal) => `denied ${error.statusCode ?? error.message}`

/** The bytes at the public address of an object; undefined when nothing is there. */
async function publicText(path: string): Promise<string | undefined> {
  const response = await fetch(service.storage.from('files').getPublicUrl(path).data.publicUrl)
  return response.ok ? response.text() : undefined
}

async function upload(client: LooseClient, bucket: string, path: string, body: File): Promise<string> {
  const { error } = await client.storage.from(bucket).upload(path, body)
  const effect = (await storedNames()).length > 0 ? 'stored' : 'unchanged'
  if (!error) return effect
  return effect === 'unchanged' ? denied(error) : `${denied(error)}, yet ${effect}`
}

/** Puts an object there, tries to change it, and says what lies at its address afterwards. */
async function change(path: string, task: () => Promise<{ error: Refusal | null }>, done: string): Promise<string> {
  await service.storage.from('files').upload(path, file('one'))
  const { error } = await task()
  const effect = (await publicText(path)) === 'one' ? 'unchanged' : done
  if (!error) return effect
  return effect === 'unchanged' ? denied(error) : `${denied(error)}, yet ${effect}`
}

async function copy(client: LooseClient, from: string, to: string): Promise<string> {
  await service.storage.from('files').upload(from, file('one'))
  const { error } = await client.storage.from('files').copy(from, to)
  const effect = (await storedNames()).length > 1 ? 'copied' : 'unchanged'
  if (!error) return effect
  return effect === 'unchanged' ? denied(error) : `${denied(error)}, yet ${effect}`
}

const operations: Record<string, (client: LooseClient, path: string) => Promise<string>> = {
  upload: (client, path) => upload(client, 'files', path, file('one')),
  'upload named .html': (client, path) => upload(client, 'files', path.replace('.pdf', '.html'), file('one')),
  'upload outside uploads/': (client) => upload(client, 'files', `${prefix}.pdf`, file('one')),
  'upload to another bucket': (client, path) => upload(client, 'papers', path, file('one')),
  'upload a page (text/html)': (client, path) => upload(client, 'files', path, file('<p>one', 'text/html')),
  'upload a page in capitals': async (client, path) => {
    // as bytes, because a File's type is made small by itself
    const { error } = await client.storage.from('files').upload(path, Buffer.from('<p>'), { contentType: 'Text/HTML' })
    const isStored = (await storedNames()).length > 0
    return error && !isStored ? denied(error) : 'stored'
  },
  'upload a drawing (SVG)': (client, path) => upload(client, 'files', path, file('<svg/>', 'image/svg+xml')),
  'upload 51 MiB': (client, path) => upload(client, 'files', path, file(new Uint8Array(51 * MIB))),
  list: async (client, path) => {
    await service.storage.from('files').upload(path, file('one'))
    const { data, error } = await client.storage.from('files').list('uploads', { limit: 1000 })
    if (error) return denied(error)
    return data.length === 0 ? 'nothing' : 'listed'
  },
  'list buckets': async (client) => {
    const { data, error } = await client.storage.listBuckets()
    if (error) return denied(error)
    return data.length === 0 ? 'nothing' : 'listed'
  },
  download: async (client, path) => {
    await service.storage.from('files').upload(path, file('one'))
    const { data, error } = await client.storage.from('files').download(path)
    if (error) return denied(error)
    return (await data.text()) === 'one' ? 'the bytes' : 'other bytes'
  },
  'public address': async (client, path) => {
    await service.storage.from('files').upload(path, file('one'))
    const response = await fetch(client.storage.from('files').getPublicUrl(path).data.publicUrl)
    return (await response.text()) === 'one' ? 'the bytes' : `denied ${response.status}`
  },
  replace: (client, path) => change(path, () => client.storage.from('files').update(path, file('two')), 'replaced'),
  'upload over an object': (client, path) =>
    change(path, () => client.storage.from('files').upload(path, file('two'), { upsert: true }), 'replaced'),
  move: (client, path) => change(path, () => client.storage.from('files').move(path, other(path)), 'moved'),
  'move outside uploads/': (client, path) =>
    change(path, () => client.storage.from('files').move(path, `${prefix}.pdf`), 'moved'),
  copy: (client, path) => copy(client, path, other(path)),
  'copy outside uploads/': (client, path) => copy(client, path, `${prefix}.pdf`),
  'sign an address': async (client, path) => {
    await service.storage.from('files').upload(path, file('one'))
    const { error } = await client.storage.from('files').createSignedUrl(path, 60)
    return error ? denied(error) : 'signed'
  },
  remove: (client, path) => change(path, () => client.storage.from('files').remove([path]), 'removed'),
  'create a bucket': async (client) => {
    const { error } = await client.storage.createBucket(prefix, { public: true })
    const [made] = await sql('select id from storage.buckets where id = $1', [prefix])
    return error && !made ? denied(error) : 'created'
  },
}

const cells = readTable(STORAGE_RIGHTS).flatMap(({ operation, ...row }) =>
  ACTORS.map((actor) => ({ operation, actor, expected: row[actor] })),
)

describe('SEC-1 SEC-7 storage', () => {
  it.each(cells)('$operation: $actor: $expected', async ({ operation = '', actor, expected }) => {
    prefix = randomUUID()
    expect(await operations[operation]?.(clients[actor], `uploads/${prefix}.pdf`)).toBe(expected)
  })

  it('states every operation that is tried, and tries every one that is stated', () => {
    expect(Object.keys(operations)).toEqual(readTable(STORAGE_RIGHTS).map(({ operation }) => operation))
  })

  it('takes a file of 50 MiB and refuses one byte more', async () => {
    prefix = randomUUID()
    const limit = 50 * MIB
    expect(await upload(clients.staff, 'files', `uploads/${prefix}.pdf`, file(new Uint8Array(limit + 1)))).toBe(
      'denied 413',
    )
    expect(await upload(clients.staff, 'files', `uploads/${prefix}.pdf`, file(new Uint8Array(limit)))).toBe('stored')
  })

  it.each(ACTORS)('%s cannot open the bucket to other types, empty it or delete it', async (actor) => {
    prefix = randomUUID()
    const bucket = () =>
      sql("select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'files'")
    await service.storage.from('files').upload(`uploads/${prefix}.pdf`, file('one'))
    const before = await bucket()
    const { storage } = clients[actor]
    await storage.updateBucket('files', { public: true, allowedMimeTypes: ['text/html'], fileSizeLimit: 10 ** 9 })
    await storage.emptyBucket('files')
    await storage.deleteBucket('files')
    expect(await bucket()).toEqual(before)
    expect(await publicText(`uploads/${prefix}.pdf`)).toBe('one')
  })
})
