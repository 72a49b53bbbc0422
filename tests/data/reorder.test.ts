import { beforeAll, expect, it } from 'vitest'
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

async function addSections(...orders: number[]) {
  const chapter_id = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter_id)
  const ids: string[] = []
  for (const order of orders) ids.push(await addRow('sections', { chapter_id, title: newText(), content: 'x', order }))
  return { chapter_id, ids }
}

const reorder = (list: string, ids: (string | undefined)[]) => staff.rpc('reorder_rows', { list, ids })

interface Placed {
  id: string
  order: number
  updated_at: string
}

/** The rows in the order of `ids`. */
async function read(table: string, ids: string[]): Promise<(Placed | undefined)[]> {
  const { data } = await service.from(table).select('id, order, updated_at').in('id', ids).throwOnError()
  return ids.map((id) => data.find((row: Placed) => row.id === id))
}
const ordersOf = async (table: string, ids: string[]) => (await read(table, ids)).map((row) => row?.order)
const versionsOf = async (ids: string[]) =>
  (await service.from('history').select('row_id').in('row_id', ids).eq('action', 'update')).data ?? []

const CHANGED = [409, 'PT409', 'The list has changed meanwhile. Load it again.']

it('ADM-2 the sections of a chapter get the numbers of their new places; those that stay are not touched', async () => {
  const { ids } = await addSections(1, 2, 3, 40)
  const before = await read('sections', ids)
  const [a, b, c, d] = ids
  await reorder('sections', [a, c, b, d]).throwOnError()
  const after = await read('sections', ids)
  expect(after.map((row) => row?.order)).toEqual([1, 3, 2, 4])
  expect(after[0]).toEqual(before[0])
  expect(after[3]?.updated_at).not.toBe(before[3]?.updated_at)
  expect((await versionsOf(ids)).map(({ row_id }) => row_id).sort()).toEqual([b, c, d].sort())
})

it('ADM-6 the FAQs of a category and all categories are put in order', async () => {
  const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category_id)
  const ids = [0, 0, 0].map(() => addRow('faqs', { category_id, question: newText() }))
  const faqs = await Promise.all(ids)
  await reorder('faqs', faqs.toReversed()).throwOnError()
  expect(await ordersOf('faqs', faqs)).toEqual([3, 2, 1])

  const { data } = await service.from('faq_categories').select('id, order').order('order').order('id').throwOnError()
  const all: string[] = data.map(({ id }: { id: string }) => id)
  try {
    await reorder('faq_categories', all.toReversed()).throwOnError()
    expect(await ordersOf('faq_categories', all)).toEqual(all.map((_, index) => all.length - index))
  } finally {
    for (const { id, order } of data) await service.from('faq_categories').update({ order }).eq('id', id).throwOnError()
  }
})

it('ADM-1 the chapters of one kind are put in order, and no other kind is touched', async () => {
  const read = async (type: string) =>
    (await service.from('chapters').select('id, order').eq('type', type).order('order').order('id').throwOnError()).data
  const before = await read('booking-rules')
  const others = await read('vat-law')
  const ids: string[] = before.map(({ id }: { id: string }) => id)
  try {
    await reorder('chapters', ids.toReversed()).throwOnError()
    expect((await read('booking-rules')).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
    expect(await read('vat-law')).toEqual(others)
    const mixed = await reorder('chapters', [...ids, others[0]?.id])
    expect([mixed.status, mixed.error?.code, mixed.error?.message]).toEqual(CHANGED)
  } finally {
    for (const { id, order } of before) await service.from('chapters').update({ order }).eq('id', id).throwOnError()
  }
})

it.each([
  ['one is missing', (ids: string[]) => ids.slice(1)],
  ['one is of another chapter', (ids: string[], other: string) => [...ids.toReversed(), other]],
  ['one stands there twice', (ids: string[]) => [ids[1], ids[0], ids[2], ids[2]]],
  ['one is nowhere', (ids: string[]) => [...ids.toReversed(), crypto.randomUUID()]],
  ['the first is nowhere', () => [crypto.randomUUID()]],
  ['one is null', (ids: string[]) => [...ids.toReversed(), null]],
  ['there are none', () => []],
  ['there is no list', () => null],
])('ADM-2 nothing changes when %s', async (_, pick) => {
  const { ids } = await addSections(3, 2, 1)
  const { ids: others } = await addSections(1)
  const before = await read('sections', ids)
  const { error, status } = await staff.rpc('reorder_rows', { list: 'sections', ids: pick(ids, others[0] ?? '') })
  expect([status, error?.code, error?.message]).toEqual(CHANGED)
  expect(await read('sections', ids)).toEqual(before)
})

it('ADM-2 a section that was deleted meanwhile makes the whole list be loaded again', async () => {
  const { ids } = await addSections(1, 2, 3)
  await service.from('sections').delete().eq('id', ids[2]).throwOnError()
  const { error, status } = await reorder('sections', ids.toReversed())
  expect([status, error?.code, error?.message]).toEqual(CHANGED)
  expect(await ordersOf('sections', ids.slice(0, 2))).toEqual([1, 2])
})

it('ADM-2 of two people at once one has the last word, and nothing is mixed', async () => {
  const { ids } = await addSections(1, 2, 3, 4, 5, 6)
  const [a, b, c, d, e, f] = ids
  const answers = await Promise.all([reorder('sections', [f, e, d, c, b, a]), reorder('sections', [b, a, d, c, f, e])])
  expect(answers.map(({ error }) => error)).toEqual([null, null])
  expect([
    [6, 5, 4, 3, 2, 1],
    [2, 1, 4, 3, 6, 5],
  ]).toContainEqual(await ordersOf('sections', ids))
})

it.each(['rulings', 'contact_messages', 'nonsense', 'sections; drop table sections'])(
  'ADM-2 %s is no list to put in order',
  async (list) => {
    const { error, status } = await reorder(list, [])
    expect([status, error?.code, error?.message]).toEqual([404, 'PT404', 'There is no such list to put in order.'])
  },
)
