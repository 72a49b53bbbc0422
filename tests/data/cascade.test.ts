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

async function addChapter() {
  const chapter = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter)
  const section = await addRow('sections', { chapter_id: chapter, title: newText(), content: 'x', order: 1 })
  const link = await addRow('related_rulings', { section_id: section, title: newText(), url: 'https://example.com/' })
  return { chapter, section, link }
}

async function addCategory() {
  const category = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category)
  const faq = await addRow('faqs', { category_id: category, question: newText() })
  const feedback = await addRow('faq_feedback', { faq_id: faq, is_helpful: true })
  return { category, faq, feedback }
}

/** Which of these rows are still there. */
async function left(rows: [table: string, id: string][]): Promise<string[]> {
  const answers = await Promise.all(rows.map(([table, id]) => service.from(table).select('id').eq('id', id)))
  return rows.flatMap(([table], index) => (answers[index]?.data?.length === 1 ? [table] : []))
}

it("DATA-1 a chapter's deletion takes its sections and their related rulings, and nothing of another's", async () => {
  const gone = await addChapter()
  const kept = await addChapter()
  expect((await staff.from('chapters').delete().eq('id', gone.chapter)).error).toBeNull()
  const tables = (rows: typeof gone): [string, string][] => [
    ['chapters', rows.chapter],
    ['sections', rows.section],
    ['related_rulings', rows.link],
  ]
  expect(await left(tables(gone))).toEqual([])
  expect(await left(tables(kept))).toEqual(['chapters', 'sections', 'related_rulings'])
})

it("DATA-1 a category's deletion takes its FAQs and their feedback, and nothing of another's", async () => {
  const gone = await addCategory()
  const kept = await addCategory()
  expect((await staff.from('faq_categories').delete().eq('id', gone.category)).error).toBeNull()
  const tables = (rows: typeof gone): [string, string][] => [
    ['faq_categories', rows.category],
    ['faqs', rows.faq],
    ['faq_feedback', rows.feedback],
  ]
  expect(await left(tables(gone))).toEqual([])
  expect(await left(tables(kept))).toEqual(['faq_categories', 'faqs', 'faq_feedback'])
})

it('DATA-1 a row that hangs on nothing is refused with 23503', async () => {
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const section = { chapter_id: nowhere, title: newText(), content: 'x', order: 1 }
  expect((await staff.from('sections').insert(section)).error?.code).toBe('23503')
  const faq = { category_id: nowhere, question: newText() }
  expect((await staff.from('faqs').insert(faq)).error?.code).toBe('23503')
})

it('DATA-1 a change by staff moves updated_at, whatever time the client sends', async () => {
  const { chapter } = await addChapter()
  const read = async () =>
    (await service.from('chapters').select('updated_at').eq('id', chapter).single()).data?.updated_at
  const before = await read()
  const { error } = await staff.from('chapters').update({ order: 9001, updated_at: '2001-01-01' }).eq('id', chapter)
  expect(error).toBeNull()
  expect(Date.parse(await read())).toBeGreaterThan(Date.parse(before))
})
