import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const visitor: LooseClient = createVisitor()
let chapter: string
const rulings: string[] = []

const addRuling = async (title: string, text: string) => {
  const row = { title, date: '1951-01-01', court: 'Court', summary: 'x', content: `<p>${text}</p>` }
  const id = await addRow('rulings', row)
  rulings.push(id)
  return id
}
const citing = async (section_id: string) => (await visitor.rpc('get_citing_sources', { section_id })).data ?? []

beforeAll(async () => {
  chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 9000 })
})
afterAll(async () => {
  await removeRows('rulings', 'id', rulings)
  await removeRows('chapters', 'id', [chapter])
})

it('TRUE-5 who cites a section says which of its paragraphs, and leads to them', async () => {
  const [{ id: section } = { id: '' }] = await sql<{ id: string }>(`select s.id from public.sections as s
    join public.chapters as c on c.id = s.chapter_id where c.type = 'vat-law' and s.number = '30'`)
  const id = await addRuling(newText(), 'section 30(a)(5), section 30(a)(8) and section 30(z)')
  const found = (await citing(section)).find((source: { id: string }) => source.id === id)
  expect(found.paragraphs).toEqual(['(a)(5)', '(a)(8)'])
  const { data: cited } = await visitor.rpc('get_cited_sections', { source_type: 'ruling', source_ids: [id] })
  expect(cited[0].provision_urls).toEqual(['/law/vat-law/30#s30(a)(5)', '/law/vat-law/30#s30(a)(8)', '/law/vat-law/30'])
  const { data: context } = await visitor.rpc('get_section_context', { law: 'vat-law', section_slug: '30' })
  expect(context.find((row: { id: string }) => row.id === id).reference).toBe('(a)(5), (a)(8)')
})

it('READ-6 "directive 22" means the directive that is called 21–22, both ways', async () => {
  const id = await addRuling(newText(), 'directive 22 and directive 21')
  const { data } = await visitor.rpc('get_cited_sections', { source_type: 'ruling', source_ids: [id] })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ title: expect.stringMatching(/^21–22\. /), law: 'booking-rules' })
  expect((await citing(data[0].id)).map((source: { id: string }) => source.id)).toContain(id)
  const { data: found } = await visitor.rpc('search_content', { query: 'directive 22' })
  expect(found.results[0].title).toMatch(/^21–22\. /)
})

it('SEARCH-6 nonsense cites nothing, and what is no id is refused', async () => {
  expect((await visitor.rpc('get_margin', { law: "x' or true --" })).data).toEqual({})
  expect((await visitor.rpc('get_cited_sections', { source_type: 'x', source_ids: [chapter] })).data).toEqual([])
  expect((await visitor.rpc('get_citing_sources', { section_id: chapter })).data).toEqual([])
  expect((await visitor.rpc('get_citing_sources', { section_id: 'x' })).error?.code).toBe('22P02')
})

/** A section with a paragraph (a), and what staff and readers are told of who cites it. */
async function addCited(number: string) {
  const content = '<ul><li>(a) One</li><li>(b) Two</li></ul>'
  const title = `${number}. Title`
  const id = await addRow('sections', { chapter_id: chapter, title, content, order: 1 })
  const marginFor = async (client: LooseClient) =>
    (await client.rpc('get_margin', { law: 'vat-law', section_slug: number }).throwOnError()).data[id]
  return { id, marginFor }
}
type Note = [path: string, kind: string, count: number, texts: [string, string, string | null][]]

it('TRUE-5 the margin has what cites each paragraph by kind, provisions too, and no text twice', async () => {
  const { marginFor } = await addCited('71961')
  await addRuling(newText(), 'Section 71961(a)(5) and section 71961(a)')
  const citing = { chapter_id: chapter, order: 2 }
  await addRow('sections', { ...citing, title: '71962. Beside', content: 'See section 71961(b) and section 71961.' })
  await addRow('sections', { ...citing, title: 'No number', content: '<a href="/law/vat-law/71961">That</a>' })
  const { counts, notes } = await marginFor(visitor)
  expect(counts).toEqual({ ruling: 1, law: 2 })
  expect(notes.map(([path, kind, count]: Note) => [path, kind, count])).toEqual([
    ['', 'law', 1],
    ['(a)', 'ruling', 1],
    ['(b)', 'law', 1],
  ])
  expect(notes[2][3]).toEqual([['Beside', '/law/vat-law/71962', 'section 71962']])
  expect(notes[0][3]).toEqual([['No number', '/law/vat-law/no-number', null]])
  expect(notes[1][3][0][2]).toBe('1951')
})

it('TRUE-5 lists, form, deletion and readers count alike, but for what is not public', async () => {
  const staff: LooseClient = await signInStaff()
  const { id, marginFor } = await addCited('71971')
  await addRuling(newText(), 'Section 71971')
  await addRow('sections', { chapter_id: chapter, title: '71972. Beside', content: 'Section 71971(b)', order: 2 })
  await addRow('sections', {
    chapter_id: chapter,
    title: '71973. Link',
    content: '<a href="/law/vat-law/71971">x</a>',
    order: 2,
  })
  const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  const faq = { category_id, question: newText(), answer: '<p>Section 71971</p>' }
  await addRow('faqs', faq)
  const readers = Object.values<number>((await marginFor(visitor)).counts).reduce((sum, count) => sum + count)
  const sources = (await visitor.rpc('get_citing_sources', { section_id: id })).data.length
  const facts = (await staff.rpc('row_facts', { list: 'sections', ids: [id] })).data[0].cited_by
  const usage = (await staff.rpc('row_usage', { ids: [id] })).data[0].total
  expect({ readers, sources, facts, usage }).toEqual({ readers: 4, sources: 4, facts: 4, usage: 4 })
  await addRow('faqs', { ...faq, question: newText(), is_enabled: false })
  expect((await marginFor(visitor)).counts.faq).toBe(1)
  expect((await marginFor(staff)).counts.faq).toBe(2)
  expect((await staff.rpc('row_usage', { ids: [id] })).data[0].total).toBe(5)
  await removeRows('faq_categories', 'id', [category_id])
})

it('TRUE-5 a paragraph that an edit takes away: what cites it stands at the section from the same save on', async () => {
  const staff: LooseClient = await signInStaff()
  const { id, marginFor } = await addCited('71981')
  const ruling = await addRuling(newText(), 'Section 71981(a)')
  const address = async () =>
    (await visitor.rpc('get_cited_sections', { source_type: 'ruling', source_ids: [ruling] })).data[0].provision_urls
  expect([(await marginFor(visitor)).notes[0][0], await address()]).toEqual(['(a)', ['/law/vat-law/71981#s71981(a)']])
  await staff.from('sections').update({ content: '<p>One</p>' }).eq('id', id).throwOnError()
  expect([(await marginFor(visitor)).notes[0][0], await address()]).toEqual(['', ['/law/vat-law/71981']])
})

it('TRUE-5 of 400 texts that cite one paragraph the newest few are named, and all are counted', async () => {
  const { id, marginFor } = await addCited('71991')
  await sql(`insert into public.rulings (title, date, court, summary, content)
    select 'On wombats, ' || n, date '1951-01-01' + n, 'Court of many', 'x', '<p>Section 71991(a)</p>'
    from generate_series(1, 400) as n`)
  const { counts, notes } = await marginFor(visitor)
  expect(counts).toEqual({ ruling: 400 })
  expect(notes[0].slice(0, 3)).toEqual(['(a)', 'ruling', 400])
  expect(notes[0][3]).toHaveLength(4)
  expect((await citing(id)).length).toBe(50)
  await removeRows('rulings', 'court', ['Court of many'])
})
