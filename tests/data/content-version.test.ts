import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createVisitor, newAddress, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newSample, newText, removeRows, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let visitor: LooseClient
let category_id: string
const categories = rowsToRemove('faq_categories')

beforeAll(async () => {
  staff = await signInStaff()
  visitor = createVisitor({ address: newAddress() })
  category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category_id)
})

async function version(): Promise<number> {
  return (await visitor.from('content_version').select('version').single().throwOnError()).data?.version
}

/** By how much a change moves the version that pages compare themselves with. */
async function step(change: () => PromiseLike<unknown>): Promise<number> {
  const before = await version()
  await change()
  return (await version()) - before
}

it.each([
  'chapters',
  'rulings',
  'tax_decisions',
  'news',
  'faq_categories',
  'terms',
  'synonyms',
  'amounts',
  'deadlines',
  'postponements',
])('FIND-6 %s: a row that is added, changed and deleted is a new version each time', async (table) => {
  const sample = newSample(table, { chapter_id: '', section_id: '', category_id: '', faq_id: '', message_id: '' })
  let id = ''
  const add = async () => {
    id = await addRow(table, sample.row)
  }
  expect(await step(add)).toBe(1)
  expect(await step(() => staff.from(table).update(sample.change).eq('id', id).throwOnError())).toBe(1)
  expect(await step(() => removeRows(table, 'id', [id]))).toBe(1)
})

it('FIND-6 what is done in one transaction is one version, with all that goes with it', async () => {
  const chapter_id = await addRow('chapters', { title: newText(), order: 9000 })
  for (const order of [1, 2]) {
    const section_id = await addRow('sections', { chapter_id, title: newText(), content: 'x', order })
    await addRow('related_rulings', { section_id, title: newText(), url: 'https://example.com/1' })
  }
  expect(await step(() => staff.from('chapters').delete().eq('id', chapter_id).throwOnError())).toBe(1)
})

it('FIND-6 rows put in another order are a new version; a view is none', async () => {
  const faq = await addRow('faqs', { category_id, question: newText() })
  await addRow('faqs', { category_id, question: newText() })
  await staff.rpc('move_rows', { list: 'faqs', row_ids: [faq] }).throwOnError()
  expect(await step(() => staff.rpc('move_rows', { list: 'faqs', row_ids: [faq], to_place: 1 }).throwOnError())).toBe(1)
  expect(await step(() => visitor.rpc('increment_faq_view_count', { faq_id: faq }).throwOnError())).toBe(0)
})

it('FIND-6 a disabled FAQ is a new version, and what is done to it meanwhile is none', async () => {
  const faq = await addRow('faqs', { category_id, question: newText() })
  const change = (values: object) => () => staff.from('faqs').update(values).eq('id', faq).throwOnError()
  expect(await step(change({ is_enabled: false }))).toBe(1)
  expect(await step(change({ question: newText() }))).toBe(0)
  expect(await step(change({ is_enabled: true }))).toBe(1)
  let hidden = ''
  const add = async () => {
    hidden = await addRow('faqs', { category_id, question: newText(), is_enabled: false })
  }
  expect(await step(add)).toBe(0)
  expect(await step(() => removeRows('faqs', 'id', [hidden]))).toBe(0)
})

it('FIND-6 what staff say of a change is a new version', async () => {
  const { row } = newSample('news', { chapter_id: '', section_id: '', category_id: '', faq_id: '', message_id: '' })
  const { data: post } = await staff.from('news').insert(row).select('id').single().throwOnError()
  onTestFinished(() => removeRows('news', 'id', [post?.id]))
  const ofPost = staff.from('changes').select('version').eq('row_id', post?.id)
  const { version: change } = (await ofPost.single().throwOnError()).data ?? {}
  const note = { version: change, note: 'Seen in the north' }
  expect(await step(() => staff.rpc('describe_change', note).throwOnError())).toBe(1)
})

it('FIND-6 what visitors send is no new version', async () => {
  const message = { name: newText(), email: 'dana@example.com', message: 'x' }
  onTestFinished(() => removeRows('contact_messages', 'name', [message.name]))
  expect(await step(() => visitor.from('contact_messages').insert(message).throwOnError())).toBe(0)
})
