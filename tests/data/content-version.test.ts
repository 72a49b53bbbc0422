import { beforeAll, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newSample, newText, removeRows, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let visitor: LooseClient
let chapter_id: string
let category_id: string
const removed = {
  chapters: rowsToRemove('chapters'),
  faq_categories: rowsToRemove('faq_categories'),
  rulings: rowsToRemove('rulings'),
}

beforeAll(async () => {
  staff = await signInStaff()
  visitor = createVisitor({ address: newAddress() })
  chapter_id = await addRow('chapters', { title: newText(), order: 9000 })
  category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  removed.chapters.push(chapter_id)
  removed.faq_categories.push(category_id)
})

const addSection = (title: string) => addRow('sections', { chapter_id, title, content: 'x', order: 1 })

async function addRuling(content: string): Promise<string> {
  const id = await addRow('rulings', { title: newText(), date: '1951-01-01', court: 'Court', summary: 'x', content })
  removed.rulings.push(id)
  return id
}

async function version(): Promise<number> {
  return (await visitor.from('content_version').select('version').single().throwOnError()).data?.version
}

/** What a visitor is told of a change: "table: itself", "table: gone" or "table: around", by row. */
async function changesOf(change: () => PromiseLike<unknown>): Promise<Record<string, string>> {
  const before = await version()
  await change()
  const { data } = await visitor.rpc('content_changes', { since: before }).throwOnError()
  const told = Object.fromEntries(
    data.map((row: { table_name: string; row_id: string; is_gone: boolean; is_itself: boolean }) => {
      const kind = row.is_gone ? 'gone' : row.is_itself ? 'itself' : 'around'
      return [row.row_id, `${row.table_name}: ${kind}`]
    }),
  )
  expect(await version()).toBe(Object.keys(told).length > 0 ? before + 1 : before)
  return told
}

/** What is told of the items beside one that is new in a list by date (READ-3). */
async function besideOf(table: string, item_id: string): Promise<Record<string, string>> {
  const item_type = { rulings: 'ruling', tax_decisions: 'decision', news: 'news' }[table] ?? table
  const { data } = await visitor.rpc('get_neighbours', { item_type, item_ids: [item_id] }).throwOnError()
  return Object.fromEntries(data.map(({ url }: { url: string }) => [url.split('/')[2], `${table}: around`]))
}

it.each(['chapters', 'rulings', 'tax_decisions', 'news', 'faq_categories', 'vat_rates'])(
  'FIND-6 FIND-7 %s: a row that is added, changed and deleted is told as such',
  async (table) => {
    const sample = newSample(table, { chapter_id: '', section_id: '', category_id: '', faq_id: '', message_id: '' })
    let id = ''
    const add = async () => {
      id = await addRow(table, sample.row)
    }
    const told = await changesOf(add)
    expect(told).toEqual({ [id]: `${table}: itself`, ...(await besideOf(table, id)) })
    const change = () => staff.from(table).update(sample.change).eq('id', id).throwOnError()
    expect(await changesOf(change)).toEqual({ [id]: `${table}: itself` })
    expect(await changesOf(() => removeRows(table, 'id', [id]))).toEqual({ [id]: `${table}: gone` })
  },
)

it('FIND-7 what hangs on a row is told with it: sections, related rulings, FAQs', async () => {
  const section_id = await addSection(newText())
  const ruling = await addRuling('x')
  const rename = () => staff.from('sections').update({ title: newText() }).eq('id', section_id).throwOnError()
  expect(await changesOf(rename)).toEqual({ [section_id]: 'sections: itself', [chapter_id]: 'chapters: around' })

  let related = ''
  const tie = async () => {
    related = await addRow('related_rulings', { section_id, title: newText(), url: `/rulings/${ruling}` })
  }
  const told = await changesOf(tie)
  expect(told).toEqual({
    [related]: 'related_rulings: itself',
    [section_id]: 'sections: around',
    [ruling]: 'rulings: around',
  })
  const deleteSection = () => staff.from('sections').delete().eq('id', section_id).throwOnError()
  expect(await changesOf(deleteSection)).toEqual({
    [related]: 'related_rulings: gone',
    [section_id]: 'sections: gone',
    [ruling]: 'rulings: around',
    [chapter_id]: 'chapters: around',
  })
})

it('FIND-7 a renamed chapter or category tells what is shown with its name', async () => {
  const section = await addSection(newText())
  const category = await addRow('faq_categories', { name: newText(), order: 9001 })
  removed.faq_categories.push(category)
  const faq = await addRow('faqs', { category_id: category, question: newText() })
  const rename = () => staff.from('chapters').update({ title: newText() }).eq('id', chapter_id).throwOnError()
  expect(await changesOf(rename)).toMatchObject({ [chapter_id]: 'chapters: itself', [section]: 'sections: around' })
  const renameCategory = () =>
    staff.from('faq_categories').update({ name: newText() }).eq('id', category).throwOnError()
  expect(await changesOf(renameCategory)).toEqual({ [category]: 'faq_categories: itself', [faq]: 'faqs: around' })
})

it('FIND-7 a changed ruling tells the sections that it cites, and those that it cited', async () => {
  const first = await addSection('7801. One')
  const second = await addSection('7802. Two')
  const ruling = await addRuling('<p>On section 7801 of the Law.</p>')
  const change = (values: object) => () => staff.from('rulings').update(values).eq('id', ruling).throwOnError()
  expect(await changesOf(change({ title: newText() }))).toEqual({
    [ruling]: 'rulings: itself',
    [first]: 'sections: around',
  })
  expect(await changesOf(change({ content: '<p>On section 7802 of the Law.</p>' }))).toEqual({
    [ruling]: 'rulings: itself',
    [first]: 'sections: around',
    [second]: 'sections: around',
  })
  expect(await changesOf(() => removeRows('rulings', 'id', [ruling]))).toEqual({
    [ruling]: 'rulings: gone',
    [second]: 'sections: around',
  })
})

it('FIND-7 a renumbered section tells the texts that cite its former and its new number', async () => {
  const [former, present] = [await addRuling('Section 7811 of the Law'), await addRuling('Section 7812 of the Law')]
  const section = await addSection('7811. One')
  const renumber = () => staff.from('sections').update({ title: '7812. One' }).eq('id', section).throwOnError()
  expect(await changesOf(renumber)).toEqual({
    [section]: 'sections: itself',
    [chapter_id]: 'chapters: around',
    [former]: 'rulings: around',
    [present]: 'rulings: around',
  })
})

it('FIND-6 FIND-7 rows put in another order are told; a view is not', async () => {
  const faqs = [await addRow('faqs', { category_id, question: newText() })]
  faqs.push(await addRow('faqs', { category_id, question: newText() }))
  await staff.rpc('move_row', { list: 'faqs', row_id: faqs[0] }).throwOnError()
  const move = () => staff.rpc('move_row', { list: 'faqs', row_id: faqs[0], to_place: 1 }).throwOnError()
  expect(await changesOf(move)).toEqual({
    ...Object.fromEntries(faqs.map((id) => [id, 'faqs: itself'])),
    [category_id]: 'faq_categories: around',
  })
  const view = () => visitor.rpc('increment_faq_view_count', { faq_id: faqs[0] ?? '' }).throwOnError()
  expect(await changesOf(view)).toEqual({})
  const { data } = await createService()
    .from('faqs')
    .select('view_count')
    .eq('id', faqs[0] ?? '')
    .single()
  expect(data?.view_count).toBe(1)
})

it('FIND-6 FIND-7 a disabled FAQ is gone, and what is done to it meanwhile is told to nobody', async () => {
  const section = await addSection('7821. One')
  const faq = await addRow('faqs', { category_id, question: newText(), answer: 'Section 7821 of the Law' })
  const change = (values: object) => () => staff.from('faqs').update(values).eq('id', faq).throwOnError()
  const around = { [section]: 'sections: around', [category_id]: 'faq_categories: around' }
  expect(await changesOf(change({ is_enabled: false }))).toEqual({ [faq]: 'faqs: gone', ...around })
  expect(await changesOf(change({ question: newText(), answer: 'See section 7821 of the Law' }))).toEqual({})
  expect(await changesOf(change({ is_enabled: true }))).toEqual({ [faq]: 'faqs: itself', ...around })
  const hidden = { category_id, question: newText(), answer: 'Section 7821 of the Law', is_enabled: false }
  let never = ''
  const add = async () => {
    never = await addRow('faqs', hidden)
  }
  expect(await changesOf(add)).toEqual({})
  expect(await changesOf(() => removeRows('faqs', 'id', [never]))).toEqual({})
})

it('FIND-7 since the beginning, all that readers see is told, and no more than a row id', async () => {
  const { data } = await visitor.rpc('content_changes', { since: -1 }).throwOnError()
  const told = data.filter((row: { table_name: string; is_gone: boolean }) => !row.is_gone && row.table_name === 'faqs')
  const { data: faqs } = await visitor.from('faqs').select('id').throwOnError()
  expect(told.map((row: { row_id: string }) => row.row_id).sort()).toEqual(faqs?.map(({ id }) => id).sort())
  expect(Object.keys(data[0]).sort()).toEqual(['is_gone', 'is_itself', 'row_id', 'table_name', 'version'])
})
