import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { STAFF } from '../support/users.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

const clients: Record<string, LooseClient> = {}
let service: LooseClient
const messages = rowsToRemove('contact_messages')

beforeAll(async () => {
  service = createService()
  clients.anon = createVisitor()
  clients.stranger = await signInStranger()
  clients.staff = await signInStaff()
})

async function addMessage(): Promise<string> {
  const id = await addRow('contact_messages', { name: newText(), email: 'dana@example.com', message: 'A question' })
  messages.push(id)
  return id
}
const entriesOf = async (message: string) =>
  (await service.from('message_entries').select('*').eq('message_id', message).throwOnError()).data
const entry = (message_id: string, kind = 'note') => ({
  id: randomUUID(),
  message_id,
  kind,
  words: 'We do not advise.',
})
const add = (row: object) => clients.staff!.from('message_entries').insert(row)

describe('STAFF-7 notes and answers', () => {
  it.each(['note', 'answer'])('STAFF-7 staff keep a %s, signed and dated by the database', async (kind) => {
    const message = await addMessage()
    await add(entry(message, kind)).throwOnError()
    const [stored] = await entriesOf(message)
    const [user] = await sql<{ id: string }>('select id from auth.users where email = $1', [STAFF.email])
    expect(stored).toMatchObject({
      kind,
      words: 'We do not advise.',
      is_removed: false,
      written_by: user?.id,
      written_by_email: STAFF.email,
    })
    expect(Date.now() - Date.parse(stored.created_at)).toBeLessThan(60_000)
  })

  it.each(['anon', 'stranger'])('STAFF-7 SEC-1 %s neither reads nor writes them', async (actor) => {
    const message = await addMessage()
    await add(entry(message)).throwOnError()
    const [stored] = await entriesOf(message)
    const client = clients[actor]!
    const read = await client.from('message_entries').select('words').eq('message_id', message)
    expect(read.data ?? []).toEqual([])
    const embedded = await client.from('contact_messages').select('message_entries(words)').eq('id', message)
    expect(embedded.data ?? []).toEqual([])
    expect((await client.from('message_entries').insert(entry(message))).error?.code).toBe('42501')
    await client.from('message_entries').update({ is_removed: true }).eq('id', stored.id)
    await client.from('message_entries').delete().eq('id', stored.id)
    expect(await entriesOf(message)).toEqual([stored])
  })

  it.each([
    ['written_by_email', 'colleague@example.com'],
    ['written_by', '00000000-0000-4000-8000-0000000000a1'],
    ['created_at', '2001-01-01'],
    ['is_removed', true],
  ])('STAFF-7 nobody chooses %s when writing one', async (column, value) => {
    const message = await addMessage()
    const { error } = await add({ ...entry(message), [column]: value })
    expect(error?.code).toBe('42501')
    expect(await entriesOf(message)).toEqual([])
  })

  it('STAFF-7 no word is lost: what is written is never rewritten or deleted, only taken away and put back', async () => {
    const message = await addMessage()
    await add(entry(message)).throwOnError()
    const [stored] = await entriesOf(message)
    const own = () => clients.staff!.from('message_entries')
    expect((await own().update({ words: 'x' }).eq('id', stored.id)).error?.code).toBe('42501')
    expect((await own().update({ kind: 'answer' }).eq('id', stored.id)).error?.code).toBe('42501')
    expect((await own().delete().eq('id', stored.id)).error?.code).toBe('42501')
    await own().update({ is_removed: true }).eq('id', stored.id).throwOnError()
    expect(await entriesOf(message)).toEqual([{ ...stored, is_removed: true }])
    await own().update({ is_removed: false }).eq('id', stored.id).throwOnError()
    expect(await entriesOf(message)).toEqual([stored])
  })

  it('STAFF-7 one that is sent twice is stored once', async () => {
    const message = await addMessage()
    const note = entry(message)
    await add(note).throwOnError()
    expect((await add(note)).error?.code).toBe('23505')
    expect(await entriesOf(message)).toHaveLength(1)
  })

  it('STAFF-7 PAGE-1 they go with their message, and nothing of them is left in the history', async () => {
    const message = await addMessage()
    const note = { ...entry(message), words: `About ${newText()}` }
    await add(note).throwOnError()
    await service.from('contact_messages').delete().eq('id', message).throwOnError()
    expect(await entriesOf(message)).toEqual([])
    expect(await sql('select id from public.history as h where strpos(h::text, $1) > 0', [note.words])).toEqual([])
  })

  it('STAFF-7 to a message that is gone none is added', async () => {
    const message = await addMessage()
    await service.from('contact_messages').delete().eq('id', message).throwOnError()
    expect((await add(entry(message))).error?.code).toBe('42501')
  })

  it('STAFF-7 they and the name under them stay when the account is gone', async () => {
    const message = await addMessage()
    await add(entry(message)).throwOnError()
    await sql('update public.message_entries set written_by = null where message_id = $1', [message])
    expect(await entriesOf(message)).toMatchObject([{ written_by: null, written_by_email: STAFF.email }])
  })
})

describe('AUTH-4 the numbers of messages', () => {
  it('AUTH-4 are those of each status', async () => {
    const counts = async () => {
      const { data } = await clients.staff!.rpc('message_counts').throwOnError()
      return new Map<string, number>(
        data.map(({ status, total }: { status: string; total: number }) => [status, total]),
      )
    }
    const before = await counts()
    const id = await addMessage()
    expect((await counts()).get('new')).toBe((before.get('new') ?? 0) + 1)
    await service.from('contact_messages').update({ status: 'archived' }).eq('id', id).throwOnError()
    const after = await counts()
    expect(after.get('new') ?? 0).toBe(before.get('new') ?? 0)
    expect(after.get('archived')).toBe((before.get('archived') ?? 0) + 1)
  })
})
