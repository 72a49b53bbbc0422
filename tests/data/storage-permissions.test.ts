import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createService, createVisitor, signInStaff, signInStranger, sql } from '../support/backend.ts'
import type { LooseClient } from './sample-rows.ts'

// What the storage says to a sample of each kind: who may do what to its tables is supabase/tests/18-permissions.test.sql.

const MIB = 1024 * 1024

/** A visitor, somebody signed in who is not on the list of staff, and staff. */
type Actor = 'anon' | 'stranger' | 'staff'

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

const operations = {
  upload: (client: LooseClient, path: string) => upload(client, 'files', path, file('one')),
  'upload named .html': (client: LooseClient, path: string) =>
    upload(client, 'files', path.replace('.pdf', '.html'), file('one')),
  'upload outside uploads/': (client: LooseClient) => upload(client, 'files', `${prefix}.pdf`, file('one')),
  'upload to another bucket': (client: LooseClient, path: string) => upload(client, 'papers', path, file('one')),
  'upload a page (text/html)': (client: LooseClient, path: string) =>
    upload(client, 'files', path, file('<p>one', 'text/html')),
  'upload a page in capitals': async (client: LooseClient, path: string) => {
    // as bytes, because a File's type is made small by itself
    const { error } = await client.storage.from('files').upload(path, Buffer.from('<p>'), { contentType: 'Text/HTML' })
    const isStored = (await storedNames()).length > 0
    return error && !isStored ? denied(error) : 'stored'
  },
  'upload a drawing (SVG)': (client: LooseClient, path: string) =>
    upload(client, 'files', path, file('<svg/>', 'image/svg+xml')),
  list: async (client: LooseClient, path: string) => {
    await service.storage.from('files').upload(path, file('one'))
    const { data, error } = await client.storage.from('files').list('uploads', { limit: 1000 })
    if (error) return denied(error)
    return data.length === 0 ? 'nothing' : 'listed'
  },
  'list buckets': async (client: LooseClient) => {
    const { data, error } = await client.storage.listBuckets()
    if (error) return denied(error)
    return data.length === 0 ? 'nothing' : 'listed'
  },
  download: async (client: LooseClient, path: string) => {
    await service.storage.from('files').upload(path, file('one'))
    const { data, error } = await client.storage.from('files').download(path)
    if (error) return denied(error)
    return (await data.text()) === 'one' ? 'the bytes' : 'other bytes'
  },
  'public address': async (client: LooseClient, path: string) => {
    await service.storage.from('files').upload(path, file('one'))
    const response = await fetch(client.storage.from('files').getPublicUrl(path).data.publicUrl)
    return (await response.text()) === 'one' ? 'the bytes' : `denied ${response.status}`
  },
  replace: (client: LooseClient, path: string) =>
    change(path, () => client.storage.from('files').update(path, file('two')), 'replaced'),
  'upload over an object': (client: LooseClient, path: string) =>
    change(path, () => client.storage.from('files').upload(path, file('two'), { upsert: true }), 'replaced'),
  move: (client: LooseClient, path: string) =>
    change(path, () => client.storage.from('files').move(path, other(path)), 'moved'),
  'move outside uploads/': (client: LooseClient, path: string) =>
    change(path, () => client.storage.from('files').move(path, `${prefix}.pdf`), 'moved'),
  copy: (client: LooseClient, path: string) => copy(client, path, other(path)),
  'copy outside uploads/': (client: LooseClient, path: string) => copy(client, path, `${prefix}.pdf`),
  'sign an address': async (client: LooseClient, path: string) => {
    await service.storage.from('files').upload(path, file('one'))
    const { error } = await client.storage.from('files').createSignedUrl(path, 60)
    return error ? denied(error) : 'signed'
  },
  remove: (client: LooseClient, path: string) =>
    change(path, () => client.storage.from('files').remove([path]), 'removed'),
  'create a bucket': async (client: LooseClient) => {
    const { error } = await client.storage.createBucket(prefix, { public: true })
    const [made] = await sql('select id from storage.buckets where id = $1', [prefix])
    return error && !made ? denied(error) : 'created'
  },
} satisfies Record<string, (client: LooseClient, path: string) => Promise<string>>

// Numbers are the status that Storage gives. Looking and removing are not refused: they find nothing. The bucket is public,
// so its objects can be had by their address, which says nothing of what others there are.
const CELLS: [operation: keyof typeof operations, actor: Actor, expected: string][] = [
  ['upload', 'anon', 'denied 403'],
  ['upload', 'stranger', 'denied 403'],
  ['upload', 'staff', 'stored'],
  ['upload named .html', 'staff', 'denied 403'],
  ['upload outside uploads/', 'staff', 'denied 403'],
  ['upload to another bucket', 'staff', 'denied 404'],
  ['upload a page (text/html)', 'staff', 'denied 415'],
  ['upload a page in capitals', 'staff', 'denied 415'],
  ['upload a drawing (SVG)', 'staff', 'denied 415'],
  ['list', 'stranger', 'nothing'],
  ['list', 'staff', 'listed'],
  ['list buckets', 'staff', 'nothing'],
  ['download', 'anon', 'the bytes'],
  ['public address', 'anon', 'the bytes'],
  ['replace', 'stranger', 'denied 403'],
  ['replace', 'staff', 'replaced'],
  ['upload over an object', 'stranger', 'denied 403'],
  ['upload over an object', 'staff', 'replaced'],
  ['move', 'stranger', 'denied 404'],
  ['move', 'staff', 'moved'],
  ['move outside uploads/', 'staff', 'denied 403'],
  ['copy', 'stranger', 'denied 404'],
  ['copy', 'staff', 'copied'],
  ['copy outside uploads/', 'staff', 'denied 403'],
  ['sign an address', 'stranger', 'denied 404'],
  ['sign an address', 'staff', 'signed'],
  ['remove', 'stranger', 'unchanged'],
  ['remove', 'staff', 'removed'],
  ['create a bucket', 'staff', 'denied 403'],
]

describe('SEC-1 SEC-7 storage', () => {
  it.each(CELLS)('%s: %s: %s', async (operation, actor, expected) => {
    prefix = randomUUID()
    expect(await operations[operation](clients[actor], `uploads/${prefix}.pdf`)).toBe(expected)
  })

  it('takes a file as large as the bucket says, which is 50 MiB, and refuses one byte more', async () => {
    prefix = randomUUID()
    const [bucket] = await sql<{ limit: string }>(
      `select file_size_limit::text as limit from storage.buckets where id = 'files'`,
    )
    expect(Number(bucket?.limit)).toBe(50 * MIB)
    onTestFinished(async () => {
      await sql(`update storage.buckets set file_size_limit = ${50 * MIB} where id = 'files'`)
    })
    // fifty of them are a second of work for each try
    await sql(`update storage.buckets set file_size_limit = ${MIB} where id = 'files'`)
    const limit = MIB
    expect(await upload(clients.staff, 'files', `uploads/${prefix}.pdf`, file(new Uint8Array(limit + 1)))).toBe(
      'denied 413',
    )
    expect(await upload(clients.staff, 'files', `uploads/${prefix}.pdf`, file(new Uint8Array(limit)))).toBe('stored')
  })

  it('not even staff can open the bucket to other types, empty it or delete it', async () => {
    prefix = randomUUID()
    const bucket = () =>
      sql("select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'files'")
    await service.storage.from('files').upload(`uploads/${prefix}.pdf`, file('one'))
    const before = await bucket()
    const { storage } = clients.staff
    await storage.updateBucket('files', { public: true, allowedMimeTypes: ['text/html'], fileSizeLimit: 10 ** 9 })
    await storage.emptyBucket('files')
    await storage.deleteBucket('files')
    expect(await bucket()).toEqual(before)
    expect(await publicText(`uploads/${prefix}.pdf`)).toBe('one')
  })
})
