import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
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

interface Line {
  list: string
  total: number
  title: string | null
  changed_at: string | null
}

async function read(): Promise<Map<string, Line>> {
  const { data } = await staff.rpc('staff_dashboard').throwOnError()
  return new Map(data.map((line: Line) => [line.list, line]))
}

const LISTS = [
  ['chapters', 'title', 'updated_at'],
  ['sections', 'title', 'updated_at'],
  ['rulings', 'title', 'updated_at'],
  ['tax_decisions', 'title', 'updated_at'],
  ['news', 'title', 'updated_at'],
  ['faqs', 'question', 'updated_at'],
  ['files', 'name', 'created_at'],
  ['contact_messages', 'name', 'created_at'],
  ['newsletter_subscriptions', 'email', 'created_at'],
  ['vat_rates', 'title', 'updated_at'],
] as const

it('AUTH-5 the dashboard has a line for each list, in the order of the menu', async () => {
  expect([...(await read()).keys()]).toEqual(LISTS.map(([list]) => list))
})

it.each(LISTS)('AUTH-5 %s: a new row is counted and named as what changed last', async (table, title, time) => {
  const before = (await read()).get(table)
  const { row } = newSample(table, parents)
  const id = await addRow(table, row)
  try {
    const { data } = await service.from(table).select('*').eq('id', id).single().throwOnError()
    const line = { list: table, total: (before?.total ?? 0) + 1, title: data[title], changed_at: data[time] }
    expect((await read()).get(table)).toEqual(line)
  } finally {
    await removeRows(table, 'id', [id])
  }
  expect((await read()).get(table)?.total).toBe(before?.total)
})

it('AUTH-5 of two rows the one that was changed last is named, though it is the older', async () => {
  const older = newSample('news', parents)
  const newer = newSample('news', parents)
  const ids = [await addRow('news', older.row), await addRow('news', newer.row)]
  try {
    expect((await read()).get('news')?.title).toBe(newer.row.title)
    await staff.from('news').update(older.change).eq('id', ids[0]).throwOnError()
    expect((await read()).get('news')?.title).toBe(older.row.title)
  } finally {
    await removeRows('news', 'id', ids)
  }
})

it('AUTH-4 only new messages count, and an empty list names nothing', async () => {
  const { data: others } = await service.from('contact_messages').select('id').eq('status', 'new').throwOnError()
  const waiting = others.map(({ id }: { id: string }) => id)
  const set = (status: string, ids: string[]) =>
    service.from('contact_messages').update({ status }).in('id', ids).throwOnError()
  const id = await addRow('contact_messages', newSample('contact_messages', parents).row)
  try {
    await set('read', [id, ...waiting])
    const line = { list: 'contact_messages', total: 0, title: null, changed_at: null }
    expect((await read()).get('contact_messages')).toEqual(line)
  } finally {
    await set('new', waiting)
    await removeRows('contact_messages', 'id', [id])
  }
})

it('AUTH-5 a view of an FAQ is no change of it', async () => {
  const before = (await read()).get('faqs')
  await service.rpc('increment_faq_view_count', { faq_id: parents.faq_id }).throwOnError()
  expect((await read()).get('faqs')).toEqual(before)
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
