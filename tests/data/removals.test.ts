import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const clients: Record<string, LooseClient> = {}
let service: LooseClient
const added: [table: string, id: string][] = []

const SAMPLES: Record<string, () => Record<string, unknown>> = {
  contact_messages: () => ({ name: newText(), email: 'dana@example.com', message: 'A question' }),
  newsletter_subscriptions: () => ({ email: `${crypto.randomUUID()}@removals.example` }),
  files: () => ({ name: newText(), path: `uploads/${crypto.randomUUID()}.pdf`, size: 8, type: 'application/pdf' }),
}
const TABLES = Object.keys(SAMPLES)

beforeAll(async () => {
  service = createService()
  clients.anon = createVisitor()
  clients.stranger = await signInStranger()
  clients.staff = await signInStaff()
})
afterEach(async () => {
  for (const [table, id] of added.splice(0)) await removeRows(table, 'id', [id])
})

async function add(table: string, values: Record<string, unknown> = {}): Promise<string> {
  const id = await addRow(table, { ...SAMPLES[table]!(), ...values })
  added.push([table, id])
  return id
}
const setRemoved = (actor: string, list: string, ids: string[], is_removed: boolean) =>
  clients[actor]!.rpc('set_removed', { list, ids, is_removed })
const finish = (ids: string[]) => clients.staff!.rpc('finish_removals', { ids }).throwOnError()
const seenBy = async (actor: string, table: string, id: string) =>
  (await clients[actor]!.from(table).select('id').eq('id', id)).data ?? []
const isStored = async (table: string, id: string) =>
  (await sql(`select from public.${table} where id = $1`, [id])).length > 0
const stored = async (table: string, id: string) => (await service.from(table).select('*').eq('id', id).single()).data
/** As if the row had been removed that long ago. */
const age = (table: string, id: string, time: string) =>
  sql(`update public.${table} set removed_at = now() - $2::interval where id = $1`, [id, time])

describe.each(TABLES)('ADM-11 what is removed from %s', (table) => {
  it('ADM-11 is hidden from staff at once, comes back as it was, and goes when that is over', async () => {
    const id = await add(table)
    const before = await stored(table, id)
    expect((await setRemoved('staff', table, [id], true).throwOnError()).data).toEqual([id])
    expect(await seenBy('staff', table, id)).toEqual([])
    expect((await setRemoved('staff', table, [id], false).throwOnError()).data).toEqual([id])
    expect(await seenBy('staff', table, id)).toEqual([{ id }])
    expect(await stored(table, id)).toEqual(before)

    await setRemoved('staff', table, [id], true).throwOnError()
    expect((await finish([id])).data).toEqual([])
    expect(await isStored(table, id)).toBe(false)
    expect((await setRemoved('staff', table, [id], false).throwOnError()).data).toEqual([])
  })

  it('ADM-11 is the same for two people, and after an answer that was lost', async () => {
    const id = await add(table)
    await setRemoved('staff', table, [id], true).throwOnError()
    expect((await setRemoved('staff', table, [id], true).throwOnError()).data).toEqual([id])
    await setRemoved('staff', table, [id], false).throwOnError()
    expect((await setRemoved('staff', table, [id], false).throwOnError()).data).toEqual([id])
    // The other one's notice ends only now: what was put back stays.
    await finish([id])
    expect(await seenBy('staff', table, id)).toEqual([{ id }])
  })

  it('ADM-11 goes with any later removal after a minute, and not before', async () => {
    const [old, recent] = [await add(table), await add(table)]
    await setRemoved('staff', table, [old, recent], true).throwOnError()
    await age(table, old, '61 seconds')
    await age(table, recent, '50 seconds')
    await finish([])
    expect([await isStored(table, old), await isStored(table, recent)]).toEqual([false, true])
  })

  it.each(['anon', 'stranger'])('SEC-1 %s neither removes, puts back, finishes nor sees it', async (actor) => {
    const id = await add(table)
    const refused = async () => [
      (await setRemoved(actor, table, [id], true)).error?.code,
      (await setRemoved(actor, table, [id], false)).error?.code,
      (await clients[actor]!.rpc('finish_removals', { ids: [id] })).error?.code,
    ]
    expect(await refused()).toEqual(['42501', '42501', '42501'])
    expect(await seenBy('staff', table, id)).toEqual([{ id }])
    await setRemoved('staff', table, [id], true).throwOnError()
    expect(await refused()).toEqual(['42501', '42501', '42501'])
    expect(await seenBy(actor, table, id)).toEqual([])
    expect(await isStored(table, id)).toBe(true)
  })

  it('SEC-1 not even staff read, change or delete it past the procedures', async () => {
    const id = await add(table)
    await setRemoved('staff', table, [id], true).throwOnError()
    const { staff } = clients
    await staff!.from(table).delete().eq('id', id)
    await staff!.from(table).update({ removed_at: null }).eq('id', id)
    await staff!.from('contact_messages').update({ status: 'read' }).eq('id', id)
    const row = await stored(table, id)
    expect(row.removed_at).not.toBeNull()
    if (table === 'contact_messages') expect(row.status).toBe('new')
  })
})

it.each([
  ['news', 'PT404'],
  ['staff', 'PT404'],
  [null, 'PT404'],
] as const)('SEC-1 from %s nothing is removed that way', async (list, code) => {
  const { error } = await clients.staff!.rpc('set_removed', { list, ids: [], is_removed: true })
  expect(error?.code).toBe(code)
})

it('STAFF-2 at most 50,000 are removed at once', async () => {
  const ids = Array.from({ length: 50_001 }, () => crypto.randomUUID())
  expect((await setRemoved('staff', 'files', ids, true)).error?.code).toBe('PT400')
})

it('ADM-7 a file stays known until its object is gone', async () => {
  const path = `uploads/${crypto.randomUUID()}.pdf`
  await service.storage.from('files').upload(path, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
  const id = await add('files', { path })
  await setRemoved('staff', 'files', [id], true).throwOnError()
  expect((await finish([id])).data).toEqual([path])
  expect(await isStored('files', id)).toBe(true)
  await clients.staff!.storage.from('files').remove([path])
  expect((await finish([id])).data).toEqual([])
  expect(await isStored('files', id)).toBe(false)
})

it('ADM-11 a removed message is not counted, shows no notes and takes none', async () => {
  const counts = async () => {
    const { data } = await clients.staff!.rpc('message_counts').throwOnError()
    return data.find(({ status }: { status: string }) => status === 'new')?.total ?? 0
  }
  const id = await add('contact_messages')
  const before = await counts()
  const note = { id: crypto.randomUUID(), message_id: id, kind: 'note', words: 'x' }
  await clients.staff!.from('message_entries').insert(note).throwOnError()
  await setRemoved('staff', 'contact_messages', [id], true).throwOnError()
  expect(await counts()).toBe(before - 1)
  expect((await clients.staff!.from('message_entries').select('id').eq('message_id', id)).data).toEqual([])
  const late = { ...note, id: crypto.randomUUID() }
  expect((await clients.staff!.from('message_entries').insert(late)).error?.code).toBe('42501')
  await setRemoved('staff', 'contact_messages', [id], false).throwOnError()
  const { data } = await clients.staff!.from('message_entries').select('id').eq('message_id', id)
  expect(data).toEqual([{ id: note.id }])
})

it('NL-2 an address that was removed can be subscribed at once, and is not removed again when that is over', async () => {
  const email = `${crypto.randomUUID()}@removals.example`
  const id = await add('newsletter_subscriptions', { email, created_at: '2026-01-02' })
  await setRemoved('staff', 'newsletter_subscriptions', [id], true).throwOnError()
  const visitor: LooseClient = createVisitor({ address: newAddress() })
  expect((await visitor.from('newsletter_subscriptions').insert({ email })).status).toBe(201)
  await finish([id])
  const { data: row } = await clients.staff!.from('newsletter_subscriptions').select('*').eq('email', email).single()
  expect(Date.now() - Date.parse(row.created_at)).toBeLessThan(60_000)
})

it('ADM-11 messages and subscriptions go also when nobody opens the back office', async () => {
  const rows = await Promise.all(
    ['contact_messages', 'newsletter_subscriptions'].map(async (table) => [table, await add(table)] as const),
  )
  for (const [table, id] of rows) await age(table, id, '61 seconds')
  await sql('select private.delete_expired()')
  for (const [table, id] of rows) expect(await isStored(table, id)).toBe(false)
})
