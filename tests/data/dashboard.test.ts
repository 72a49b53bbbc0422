import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { STAFF } from '../support/users.ts'
import { addParents, addRow, type LooseClient, newSample, removeRows } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
let parents: Awaited<ReturnType<typeof addParents>>

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
  parents = await addParents()
})
afterAll(() => parents.remove())

async function read(): Promise<Map<string, number>> {
  const { data } = await staff.rpc('staff_dashboard').throwOnError()
  return new Map(data.map(({ list, total }: { list: string; total: number }) => [list, total]))
}

const LISTS = ['drafts', 'contact_messages'] as const

it('AUTH-5 the dashboard counts what asks for work, and nothing else', async () => {
  // a warning, which attempts of other tests may call for
  const lists = [...(await read()).keys()].filter((list) => list !== 'lone_sender')
  expect(new Set(lists)).toEqual(new Set([...LISTS, 'dead_links']))
})

it.each(LISTS)('AUTH-5 %s: a new row is counted', async (table) => {
  const before = (await read()).get(table) ?? 0
  const id = await addRow(table, newSample(table, parents).row)
  try {
    expect((await read()).get(table)).toBe(before + 1)
  } finally {
    await removeRows(table, 'id', [id])
  }
  expect((await read()).get(table)).toBe(before)
})

it('AUTH-4 only new messages count', async () => {
  const before = (await read()).get('contact_messages') ?? 0
  const id = await addRow('contact_messages', newSample('contact_messages', parents).row)
  try {
    await service.from('contact_messages').update({ status: 'read' }).eq('id', id).throwOnError()
    expect((await read()).get('contact_messages')).toBe(before)
  } finally {
    await removeRows('contact_messages', 'id', [id])
  }
})

it('AUTH-4 messages are counted by their status', async () => {
  const counts = async () => {
    const { data } = await staff.rpc('message_counts').throwOnError()
    return new Map<string, number>(data.map(({ status, total }: { status: string; total: number }) => [status, total]))
  }
  const before = await counts()
  const id = await addRow('contact_messages', newSample('contact_messages', parents).row)
  try {
    expect((await counts()).get('new')).toBe((before.get('new') ?? 0) + 1)
    await service.from('contact_messages').update({ status: 'archived' }).eq('id', id).throwOnError()
    const after = await counts()
    expect(after.get('new') ?? 0).toBe(before.get('new') ?? 0)
    expect(after.get('archived')).toBe((before.get('archived') ?? 0) + 1)
  } finally {
    await removeRows('contact_messages', 'id', [id])
  }
})

it('AUTH-5 what was changed or deleted last comes first, whatever the list', async () => {
  const { row, change } = newSample('rulings', parents)
  const id = await addRow('rulings', row)
  await staff.from('rulings').update(change).eq('id', id).throwOnError()
  await staff.from('rulings').delete().eq('id', id).throwOnError()
  const { data } = await staff.rpc('recent_changes').throwOnError()
  expect(data.slice(0, 2)).toMatchObject([
    { id, kind: 'ruling', action: 'delete', others: 0, changed_by: STAFF.email, list_id: null },
    { id, kind: 'ruling', action: 'update', others: 0, changed_by: STAFF.email, title: row.title },
  ])
})

it('MEND-A5 what was added, changed, deleted and restored stands there, by whom, and whether it is there now', async () => {
  const { row, change } = newSample('rulings', parents)
  const { data: ruling } = await staff.from('rulings').insert(row).select('id').single().throwOnError()
  const { id } = ruling
  try {
    await staff.from('rulings').update(change).eq('id', id).throwOnError()
    await staff.from('rulings').delete().eq('id', id).throwOnError()
    const { data: gone } = await staff.rpc('recent_changes').throwOnError()
    const one = { id, kind: 'ruling', others: 0, changed_by: STAFF.email }
    expect(gone.slice(0, 3)).toMatchObject(
      ['delete', 'update', 'insert'].map((action) => ({ ...one, action, is_there: false })),
    )
    await staff.rpc('restore_version', { version: gone[0].version }).throwOnError()
    const { data: back } = await staff.rpc('recent_changes').throwOnError()
    expect(back.slice(0, 4)).toMatchObject(
      ['restore', 'delete', 'update', 'insert'].map((action) => ({ ...one, action, is_there: true })),
    )
    await staff.rpc('restore_version', { version: gone[1].version }).throwOnError()
    const { data: former } = await staff.rpc('recent_changes').throwOnError()
    expect(former[0]).toMatchObject({ ...one, action: 'restore' })
    expect(former[1].version).toBe(back[0].version)
  } finally {
    await removeRows('rulings', 'id', [id])
  }
})

it('STAFF-1 one person’s changes are told alone, and who has changed anything', async () => {
  const { row, change } = newSample('news', parents)
  const { data: post } = await staff.from('news').insert(row).select('id').single().throwOnError()
  try {
    await service.from('news').update(change).eq('id', post.id).throwOnError()
    const { data: all } = await staff.rpc('recent_changes').throwOnError()
    expect(all[0]).toMatchObject({ id: post.id, action: 'update', changed_by: null })
    const [user] = await sql<{ id: string }>('select id::text from auth.users where email = $1', [STAFF.email])
    const { data: own } = await staff.rpc('recent_changes', { only_by: user?.id }).throwOnError()
    expect(own[0]).toMatchObject({ id: post.id, action: 'insert', changed_by: STAFF.email })
    expect(new Set(own.map(({ changed_by }: { changed_by: string }) => changed_by))).toEqual(new Set([STAFF.email]))
    const { data: nobodys } = await staff.rpc('recent_changes', { only_by: parents.chapter_id }).throwOnError()
    expect(nobodys).toEqual([])
    const known = await sql<{ id: string }>(
      'select distinct changed_by::text as id from public.history where is_first and changed_by is not null',
    )
    const { data: people } = await staff.rpc('history_authors').throwOnError()
    expect(people.map(({ id }: { id: string }) => id).sort()).toEqual(known.map(({ id }) => id).sort())
    expect(people).toContainEqual({ id: user?.id, name: STAFF.email })
  } finally {
    await removeRows('news', 'id', [post.id])
  }
})

it('MEND-A5 a chapter that comes back with its sections is one line, and so is what was added in one go', async () => {
  const chapter = newSample('chapters', parents)
  const chapterId = await addRow('chapters', chapter.row)
  try {
    const rows = [1, 2, 3].map(() => newSample('sections', { ...parents, chapter_id: chapterId }).row)
    await staff.from('sections').insert(rows).throwOnError()
    const { data: added } = await staff.rpc('recent_changes').throwOnError()
    expect(added.slice(0, 2)).toMatchObject([
      { action: 'insert', kind: 'section', others: 2, list_id: chapterId },
      { action: 'insert', kind: 'chapter', id: chapterId, others: 0, list_type: chapter.row.type ?? 'vat-law' },
    ])
    await staff.from('chapters').delete().eq('id', chapterId).throwOnError()
    const { data: gone } = await staff.rpc('recent_changes').throwOnError()
    await staff.rpc('restore_version', { version: gone[0].version }).throwOnError()
    const { data: back } = await staff.rpc('recent_changes').throwOnError()
    expect(back[0]).toMatchObject({ action: 'restore', kind: 'chapter', id: chapterId, others: 3, is_there: true })
    const { data: deletion } = await staff.rpc('recent_changes', { before: back[0].version }).throwOnError()
    expect(deletion[0]).toMatchObject({ action: 'delete', id: chapterId, others: 3, is_there: true })
  } finally {
    await removeRows('chapters', 'id', [chapterId])
  }
})

it('MEND-A5 what was added by hand without a former state cannot be restored to', async () => {
  const id = await addRow('news', newSample('news', parents).row)
  try {
    const { data } = await staff.rpc('recent_changes').throwOnError()
    expect(data[0]).toMatchObject({ id, action: 'insert', changed_by: null })
    expect((await staff.rpc('restore_version', { version: data[0].version })).error?.code).toBe('PT404')
  } finally {
    await removeRows('news', 'id', [id])
  }
})

it('AUTH-5 what went with a chapter is one deletion, called by the chapter', async () => {
  const chapter = newSample('chapters', parents)
  const chapterId = await addRow('chapters', chapter.row)
  const inside = { ...parents, chapter_id: chapterId }
  const ids = [
    await addRow('sections', newSample('sections', inside).row),
    await addRow('sections', newSample('sections', inside).row),
  ]
  await staff
    .from('sections')
    .update(newSample('sections', inside).change)
    .eq('id', ids[0] ?? '')
    .throwOnError()
  const { data: before } = await staff.rpc('recent_changes').throwOnError()
  expect(before[0]).toMatchObject({ kind: 'section', list_id: chapterId, list_type: 'vat-law' })
  await staff.from('chapters').delete().eq('id', chapterId).throwOnError()
  const { data } = await staff.rpc('recent_changes').throwOnError()
  expect(data[0]).toMatchObject({ kind: 'chapter', id: chapterId, title: chapter.row.title, others: 2 })
  expect(data[1]).toMatchObject({ kind: 'section', list_id: null })
})

it('AUTH-5 it goes on from the end of the page before', async () => {
  const { row } = newSample('news', parents)
  const id = await addRow('news', row)
  try {
    for (let change = 1; change <= 21; change++) {
      await staff
        .from('news')
        .update({ title: `Change ${change}` })
        .eq('id', id)
        .throwOnError()
    }
    const { data: first } = await staff.rpc('recent_changes').throwOnError()
    expect(first).toHaveLength(20)
    const { data: next } = await staff.rpc('recent_changes', { before: first.at(-1).version }).throwOnError()
    expect(next[0]).toMatchObject({ id, title: row.title })
  } finally {
    await removeRows('news', 'id', [id])
  }
})
