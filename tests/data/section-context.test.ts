import { beforeAll, expect, it } from 'vitest'
import { createVisitor } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

const chapters = rowsToRemove('chapters')
const categories = rowsToRemove('faq_categories')
const rulings = rowsToRemove('rulings')
const news = rowsToRemove('news')
let visitor: LooseClient

beforeAll(() => {
  visitor = createVisitor()
})

async function addChapter(order: number, title = newText()): Promise<string> {
  const id = await addRow('chapters', { title, type: 'regulations', order })
  chapters.push(id)
  return id
}

const addSection = (chapter_id: string, title: string, order: number, content = 'x') =>
  addRow('sections', { chapter_id, title, content, order })

interface Row {
  relation: string
  reference: string | null
  type: string
  id: string
  title: string
  url: string
  date: string | null
  beginning: string | null
}

/** The context of a section, by relation. */
async function contextOf(slug: string) {
  const { data } = await visitor.rpc('get_section_context', { law: 'regulations', section_slug: slug }).throwOnError()
  return (relation: string): Row[] => data.filter((row: Row) => row.relation === relation)
}

it('FIND-2 the neighbours of a section are those of the whole text, over the ends of chapters', async () => {
  const [first, empty, second] = [await addChapter(9001), await addChapter(9002), await addChapter(9003)]
  await addSection(first, '7911. One', 1)
  await addSection(first, '7912. Two', 2)
  await addSection(second, '7913. Three', 1)
  const beside = async (slug: string) => {
    const rows = await contextOf(slug)
    return [...rows('previous'), ...rows('next')].map(({ relation, url }) => `${relation} ${url}`)
  }
  expect(empty).not.toBe('')
  expect(await beside('7912')).toEqual(['previous /law/regulations/7911', 'next /law/regulations/7913'])
  expect(await beside('7913')).toEqual(['previous /law/regulations/7912'])
  const chapter = (await contextOf('7912'))('chapter')
  expect(chapter.map(({ title, beginning }) => [title, beginning])).toEqual([
    ['7911. One', null],
    ['7912. Two', 'x'],
  ])
})

it('FIND-2 a section cites provisions of its own and of other texts of the law, and never itself', async () => {
  const chapter = await addChapter(9001, 'VAT (Numbats) Regulations, 5736-1976')
  await addSection(chapter, '2. Burrows', 1)
  await addSection(
    chapter,
    '7921. Numbats',
    2,
    '<p>Regulation 7921(a), regulation 2, regulation 2 of the VAT Regulations and section 30(a)(5) of the Law.</p>',
  )
  const cited = (await contextOf('numbats-7921'))('cites').map(({ reference, title, type }) => [reference, title, type])
  expect(cited).toEqual([
    ['section 30(a)(5) of the Law', '30. Zero-rated transactions', 'vat-law'],
    ['regulation 2 of the VAT Regulations', expect.stringMatching(/^2\. /), 'regulations'],
    ['regulation 2', '2. Burrows (Numbats Regulations)', 'regulations'],
  ])
})

it('FIND-2 who cites a section is told with its first words, newest first; a disabled FAQ is not', async () => {
  await addSection(await addChapter(9001), '7931. Quolls', 1)
  const ruling = { title: newText(), date: '1951-01-02', court: 'Court', summary: 'word '.repeat(100).trim() }
  rulings.push(await addRow('rulings', { ...ruling, content: 'On regulation 7931.' }))
  const post = { title: newText(), date: '1951-01-03', category: 'Updates', summary: 'Short, on regulation 7931.' }
  news.push(await addRow('news', { ...post, content: 'x' }))
  const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category_id)
  const faq = { category_id, question: newText(), answer: '<p>See <b>regulation 7931</b>.</p>' }
  await addRow('faqs', faq)
  await addRow('faqs', { ...faq, question: newText(), is_enabled: false })
  const sources = (await contextOf('7931'))('cited')
  expect(sources.map(({ type, title, date, beginning }) => [type, title, date, beginning])).toEqual([
    ['news', post.title, post.date, post.summary],
    ['ruling', ruling.title, ruling.date, `${'word '.repeat(47)}word …`],
    ['faq', faq.question, null, 'See regulation 7931.'],
  ])
  expect(sources[1]?.url).toBe(`/rulings/${rulings[0]}`)
})

it('FIND-2 an unknown address has no context', async () => {
  const rows = await contextOf('no-such-section')
  expect(['previous', 'next', 'cites', 'cited', 'chapter'].flatMap(rows)).toEqual([])
})
