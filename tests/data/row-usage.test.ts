import { beforeAll, describe, expect, it } from 'vitest'
import { createService, signInStaff, signInStranger } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
const chapters = rowsToRemove('chapters')
const rulings = rowsToRemove('rulings')
const decisions = rowsToRemove('tax_decisions')
const news = rowsToRemove('news')
const categories = rowsToRemove('faq_categories')

beforeAll(async () => {
  staff = await signInStaff()
})

interface Use {
  kind: string
  id: string
  title: string
  list_title: string | null
  total: number
}
const usageOf = async (...ids: string[]): Promise<Use[]> => (await staff.rpc('row_usage', { ids }).throwOnError()).data
const idsOf = (uses: Use[]) => uses.map(({ id }) => id)

let numbers = 700

/** A chapter with one section, whose number no other section has. */
async function addSection(content = '<p>x</p>') {
  numbers += 1
  const title = `${numbers}. ${newText()}`
  const chapter = await addRow('chapters', { title: newText(), order: 9000 })
  chapters.push(chapter)
  const id = await addRow('sections', { chapter_id: chapter, title, content, order: 1 })
  return { chapter, id, number: String(numbers), title }
}
const DATED = { date: '1951-01-01', summary: 'x' }
async function addRuling(values: object = {}): Promise<string> {
  const id = await addRow('rulings', { title: newText(), ...DATED, court: 'Court', content: '<p>x</p>', ...values })
  rulings.push(id)
  return id
}
async function addPost(content: string): Promise<string> {
  const id = await addRow('news', { title: newText(), ...DATED, category: 'Updates', content })
  news.push(id)
  return id
}
async function addFaq(values: object = {}) {
  const category = await addRow('faq_categories', { name: newText(), order: 9000 })
  categories.push(category)
  return { category, id: await addRow('faqs', { category_id: category, question: newText(), ...values }) }
}

describe('STAFF-8 what cites or uses a row', () => {
  it('STAFF-8 a section: what cites it by its number or a paragraph, in every kind of text, and the section beside it', async () => {
    const { id, number } = await addSection()
    expect(await usageOf(id)).toEqual([])
    const beside = await addSection(`<p>See section ${number}.</p>`)
    const ruling = await addRuling({ content: `<p>Held on section ${number}(a)(5) of the Law.</p>` })
    const post = await addPost(`<p>Sections ${number} and 15.</p>`)
    const faq = await addFaq({ answer: `<p>Under section ${number}.</p>`, is_enabled: false })
    expect(idsOf(await usageOf(id))).toEqual([beside.id, ruling, post, faq.id])
    expect(await usageOf(ruling, post)).toEqual([])
  })

  it('STAFF-8 a section: links to its page, also by a former address, by its id and by its number in the whole law', async () => {
    const { id, number } = await addSection()
    const posts = [
      await addPost(`<a href="/law/vat-law/${number}">x</a>`),
      await addPost(`<a href="https://guide.example/law/vat-law#${id}">x</a>`),
      await addPost(`<a href="/law/vat-law#s${number}(a)">x</a>`),
    ]
    await addPost(`<a href="/law/regulations/${number}">x</a>`)
    expect(idsOf(await usageOf(id)).sort()).toEqual(posts.sort())
    await createService()
      .from('sections')
      .update({ title: `${Number(number) + 150}. ${newText()}` })
      .eq('id', id)
      .throwOnError()
    expect(idsOf(await usageOf(id))).toContain(posts[0])
  })

  it('STAFF-8 a section of several numbers: links by each of them', async () => {
    const { id, number } = await addSection()
    const [first, last] = [Number(number) + 200, Number(number) + 202]
    await createService()
      .from('sections')
      .update({ title: `${first}–${last}. Several` })
      .eq('id', id)
      .throwOnError()
    const post = await addPost(`<a href="/law/vat-law#s${first + 1}">x</a>`)
    await addPost(`<a href="/law/vat-law#s${last + 1}">x</a>`)
    expect(idsOf(await usageOf(id))).toEqual([post])
  })

  it('STAFF-8 a ruling: what names it by number, what links it, and the section that staff tied it to', async () => {
    const { id: section } = await addSection()
    const ruling = await addRuling({ number: 'CA 9871/51' })
    const named = await addPost('<p>As held in CA 9871/51.</p>')
    const linked = await addPost(`<a href="/rulings/${ruling}">x</a>`)
    const tie = await addRow('related_rulings', { section_id: section, title: newText(), url: `/rulings/${ruling}` })
    const uses = await usageOf(ruling)
    expect(idsOf(uses).sort()).toEqual([tie, named, linked].sort())
    expect(uses.find((use) => use.id === tie)).toMatchObject({ kind: 'related_ruling', section_id: section })
  })

  it('STAFF-8 a decision and an FAQ: what names or links them', async () => {
    const decision = await addRow('tax_decisions', {
      ...DATED,
      title: '9873/51',
      authority: 'VAT Division',
      field: 'x',
      subject: 'x',
    })
    decisions.push(decision)
    const faq = await addFaq()
    const named = await addPost('<p>See decision 9873/51.</p>')
    const linking = await addPost(`<a href="/decisions/${decision}">x</a> <a href="/faqs#${faq.id}">y</a>`)
    expect(idsOf(await usageOf(decision)).sort()).toEqual([named, linking].sort())
    expect(idsOf(await usageOf(faq.id))).toEqual([linking])
    expect(idsOf(await usageOf(faq.category))).toEqual([linking])
  })

  it('STAFF-8 many rows and a chapter with its sections: each place once, without those that go too', async () => {
    const { chapter, id, number } = await addSection()
    const own = await addRow('sections', {
      chapter_id: chapter,
      title: newText(),
      content: `<p>section ${number}</p>`,
      order: 2,
    })
    const other = await addSection(`<p>section ${number}, again section ${number}</p>`)
    expect(idsOf(await usageOf(id))).toEqual(expect.arrayContaining([own, other.id]))
    expect(idsOf(await usageOf(chapter))).toEqual([other.id])
    expect(idsOf(await usageOf(id, own))).toEqual([other.id])
    expect(await usageOf(chapter, other.chapter)).toEqual([])
  })

  it('STAFF-8 the first hundred are named, and how many there are', async () => {
    const faq = await addFaq()
    for (let count = 0; count < 102; count++) await addPost(`<a href="/faqs#${faq.id}">x</a>`)
    const uses = await usageOf(faq.id)
    expect(uses).toHaveLength(100)
    expect(new Set(uses.map(({ total }) => total))).toEqual(new Set([102]))
  })

  it('STAFF-8 a text that no longer links it, and one that links itself, are no use', async () => {
    const faq = await addFaq()
    const post = await addPost(`<a href="/faqs#${faq.id}">x</a>`)
    const service = createService()
    await service
      .from('faqs')
      .update({ answer: `<a href="/faqs#${faq.id}">x</a>` })
      .eq('id', faq.id)
    await service.from('news').update({ content: '<p>x</p>' }).eq('id', post)
    expect(await usageOf(faq.id)).toEqual([])
  })

  it('STAFF-8 SEC-1 is for staff alone', async () => {
    const stranger: LooseClient = await signInStranger()
    expect((await stranger.rpc('row_usage', { ids: [] })).error?.code).toBe('42501')
  })
})
