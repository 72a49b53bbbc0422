import { beforeAll, describe, expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
const chapters = rowsToRemove('chapters')
const categories = rowsToRemove('faq_categories')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
})

async function addChapter(count: number): Promise<{ chapter: string; ids: string[] }> {
  const chapter = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter)
  const rows = Array.from({ length: count }, (_, index) => ({
    chapter_id: chapter,
    title: newText(),
    content: '<p>x</p>',
    order: 3 * index,
  }))
  const { data } = await service.from('sections').insert(rows).select('id').throwOnError()
  return { chapter, ids: data.map(({ id }: { id: string }) => id) }
}

interface To {
  to_parent?: string
  target?: string | undefined
  to_place?: number
  stamp?: string
}
const move = (list: string, row_id: string | undefined, { stamp, ...to }: To = {}) =>
  staff.rpc('move_rows', {
    list,
    row_ids: [row_id],
    ...(stamp && { stamps: [stamp] }),
    ...to,
  })
/** Moves sections of a chapter by their letters. */
const moveMany = (row_ids: (string | undefined)[], to: object) =>
  staff.rpc('move_rows', { list: 'sections', row_ids, ...to })

/** The ids of a chapter's sections in their order; they must be numbered from 1. */
async function sectionsOf(chapter_id: string): Promise<string[]> {
  const { data } = await service
    .from('sections')
    .select('id, order')
    .match({ chapter_id })
    .order('order')
    .throwOnError()
  expect(data.map(({ order }: { order: number }) => order)).toEqual(data.map((_: unknown, index: number) => index + 1))
  return data.map(({ id }: { id: string }) => id)
}
const stampOf = async (id: string | undefined) =>
  (await service.from('sections').select('updated_at').eq('id', id).single().throwOnError()).data.updated_at
const changed = async (ids: string[]) =>
  (await service.from('history').select('row_id').in('row_id', ids).eq('action', 'update').throwOnError()).data

describe('STAFF-5 a move within a chapter', () => {
  it('STAFF-5 is a change of the moved section alone: open forms of the others meet no conflict', async () => {
    const { ids } = await addChapter(4)
    const before = await Promise.all(ids.map(stampOf))
    await move('sections', ids[3], { to_place: 1 }).throwOnError()
    const after = await Promise.all(ids.map(stampOf))
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3))
    expect(after[3]).not.toBe(before[3])
    expect(await changed(ids)).toEqual([{ row_id: ids[3] }])
  })

  it('STAFF-5 works over 500 siblings', async () => {
    const { chapter, ids } = await addChapter(500)
    await move('sections', ids[499], { to_place: 1 }).throwOnError()
    expect((await sectionsOf(chapter)).slice(0, 2)).toEqual([ids[499], ids[0]])
  })

  it('STAFF-5 of two people at once nobody is refused, and no section is lost or doubled', async () => {
    const { chapter, ids } = await addChapter(6)
    const answers = await Promise.all(ids.map((id, index) => move('sections', id, { target: ids[5 - index] })))
    expect(answers.map(({ error }) => error)).toEqual(ids.map(() => null))
    expect((await sectionsOf(chapter)).toSorted()).toEqual(ids.toSorted())
  })
})

describe('STAFF-5 a move into another chapter', () => {
  it('STAFF-5 FIND-2 gives it a place there, closes its former one, and keeps its address', async () => {
    const from = await addChapter(3)
    const to = await addChapter(2)
    const slug = async () =>
      (await service.from('sections').select('slug').eq('id', from.ids[1]).single().throwOnError()).data.slug
    const before = await slug()
    const moved = await move('sections', from.ids[1], { to_parent: to.chapter, to_place: 2 }).throwOnError()
    expect(moved.data).toMatchObject([{ place: 2, total: 3, former_parent: from.chapter, former_place: 2 }])
    expect(await sectionsOf(from.chapter)).toEqual([from.ids[0], from.ids[2]])
    expect(await sectionsOf(to.chapter)).toEqual([to.ids[0], from.ids[1], to.ids[1]])
    expect(await slug()).toBe(before)
  })

  it('STAFF-5 is taken back by the opposite move, unless the section has been changed since', async () => {
    const from = await addChapter(2)
    const to = await addChapter(0)
    const moved = await move('sections', from.ids[0], { to_parent: to.chapter }).throwOnError()
    const back = { to_parent: from.chapter, to_place: 1, stamp: moved.data[0].updated_at }
    await service.from('sections').update({ title: newText() }).eq('id', from.ids[0]).throwOnError()
    const refused = await move('sections', from.ids[0], back)
    expect([refused.status, refused.error?.message]).toEqual([409, 'It has been changed or moved since.'])
    await move('sections', from.ids[0], { ...back, stamp: await stampOf(from.ids[0]) }).throwOnError()
    expect(await sectionsOf(from.chapter)).toEqual(from.ids)
  })

  it('STAFF-5 the undo says when the chapter that it came from has been deleted', async () => {
    const from = await addChapter(1)
    const to = await addChapter(0)
    const moved = await move('sections', from.ids[0], { to_parent: to.chapter }).throwOnError()
    await service.from('chapters').delete().eq('id', from.chapter).throwOnError()
    const back = { to_parent: from.chapter, to_place: 1, stamp: moved.data[0].updated_at }
    const { error, status } = await move('sections', from.ids[0], back)
    expect([status, error?.message]).toEqual([409, 'The chapter to which it was to go has been deleted meanwhile.'])
    expect(await sectionsOf(to.chapter)).toEqual(from.ids)
  })

  it('STAFF-5 an FAQ goes into another category', async () => {
    const [one, two] = [
      await addRow('faq_categories', { name: newText(), order: 9000 }),
      await addRow('faq_categories', { name: newText(), order: 9001 }),
    ]
    categories.push(one, two)
    const faq = await addRow('faqs', { category_id: one, question: newText() })
    await move('faqs', faq, { to_parent: two }).throwOnError()
    const { data } = await service.from('faqs').select('category_id, order').eq('id', faq).throwOnError()
    expect(data).toEqual([{ category_id: two, order: 1 }])
    const gone = await move('faqs', faq, { to_parent: crypto.randomUUID() })
    expect(gone.error?.message).toBe('The category to which it was to go has been deleted meanwhile.')
  })
})

describe('STAFF-5 several sections move together', () => {
  it('STAFF-5 FIND-2 into another chapter, and back each to its place; those that make room are not touched', async () => {
    const from = await addChapter(4)
    const to = await addChapter(2)
    const [a, b, c, d] = from.ids
    const before = await Promise.all([a, c, ...to.ids].map(stampOf))
    const { data } = await moveMany([b, d], { to_parent: to.chapter, to_place: 2 }).throwOnError()
    expect(await sectionsOf(from.chapter)).toEqual([a, c])
    expect(await sectionsOf(to.chapter)).toEqual([to.ids[0], b, d, to.ids[1]])
    expect(await Promise.all([a, c, ...to.ids].map(stampOf))).toEqual(before)
    type Moved = { row_id: string; former_place: number; updated_at: string }
    const back = {
      to_parent: from.chapter,
      to_places: data.map(({ former_place }: Moved) => former_place),
      stamps: data.map(({ updated_at }: Moved) => updated_at),
    }
    await moveMany(
      data.map(({ row_id }: Moved) => row_id),
      back,
    ).throwOnError()
    expect(await sectionsOf(from.chapter)).toEqual(from.ids)
    expect(await sectionsOf(to.chapter)).toEqual(to.ids)
  })

  it('STAFF-5 none moves when one of them is gone, is elsewhere or has been changed', async () => {
    const { chapter, ids } = await addChapter(3)
    const other = await addChapter(1)
    const gone = 'Somebody else has deleted or moved one of these meanwhile.'
    const refusal = async (row_ids: (string | undefined)[], to: object = {}) =>
      (await moveMany(row_ids, { to_place: 1, ...to })).error?.message
    expect(await refusal([ids[2], crypto.randomUUID()])).toBe(gone)
    expect(await refusal([ids[2], other.ids[0]])).toBe(gone)
    const stamps = [await stampOf(ids[1]), '2026-01-01T00:00:00Z']
    expect(await refusal([ids[1], ids[2]], { stamps })).toBe('It has been changed or moved since.')
    expect((await moveMany([], {})).error?.code).toBe('PT400')
    expect((await moveMany([ids[0], ids[1]], { to_places: [1] })).error?.code).toBe('PT400')
    const { data } = await service.from('sections').select('id').match({ chapter_id: chapter }).order('order')
    expect(data?.map(({ id }: { id: string }) => id)).toEqual(ids)
  })
})

it.each(['chapters', 'faq_categories'])('STAFF-5 %s are put in order, and no other kind is touched', async (list) => {
  const read = async (type: string | null) => {
    const rows = service.from(list).select('id, order').order('order').order('id')
    return (await (type ? rows.eq('type', type) : rows).throwOnError()).data
  }
  const type = list === 'chapters' ? 'booking-rules' : null
  const before = await read(type)
  const others = await read(type && 'vat-law')
  const ids: string[] = before.map(({ id }: { id: string }) => id)
  try {
    await move(list, ids[0]).throwOnError()
    expect((await read(type)).map(({ id }: { id: string }) => id)).toEqual([...ids.slice(1), ids[0]])
    if (type) expect(await read('vat-law')).toEqual(others)
  } finally {
    for (const { id, order } of before) await service.from(list).update({ order }).eq('id', id).throwOnError()
  }
})

describe('STAFF-5 nothing changes when', () => {
  it.each([
    ['it was deleted meanwhile', crypto.randomUUID(), {}, 'Somebody else has deleted this meanwhile.'],
    [
      'the row beside it was deleted or moved meanwhile',
      null,
      { target: crypto.randomUUID() },
      'The row in whose place it was to stand has been moved or deleted meanwhile.',
    ],
    [
      'the chapter was deleted meanwhile',
      null,
      { to_parent: crypto.randomUUID() },
      'The chapter to which it was to go has been deleted meanwhile.',
    ],
  ])('STAFF-5 %s, and it says so', async (_, id, to, message) => {
    const { chapter, ids } = await addChapter(2)
    await move('sections', ids[0], { to_place: 1 }).throwOnError()
    const { error, status } = await move('sections', id ?? ids[0], to)
    expect([status, error?.code, error?.message]).toEqual([409, 'PT409', message])
    expect(await sectionsOf(chapter)).toEqual(ids)
  })

  it.each([
    ['rulings', {}],
    ['contact_messages', {}],
    ['nonsense', {}],
    ['sections; drop table sections', {}],
    ['chapters', { to_parent: crypto.randomUUID() }],
  ])('STAFF-5 %s is no list to put in order so', async (list, to) => {
    const { error, status } = await move(list, crypto.randomUUID(), to)
    expect([status, error?.code, error?.message]).toEqual([404, 'PT404', 'There is no such list to put in order.'])
  })
})
