import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor, signInStaff } from '../support/backend.ts'
import { addRow, newText, removeRows } from './sample-rows.ts'

const visitor = createVisitor()
const COURT = newText()
/** Of sections that nothing else cites. */
const [FIRST, SECOND] = ['7821', '7822']
let chapter: string
let sections: { first: string; second: string }
let ids: { both: string; paragraph: string; tied: string; none: string; decision: string }

const addRuling = (date: string, content: string) =>
  addRow('rulings', { title: newText(), date, court: COURT, summary: 'x', content })
const addSection = (title: string, order: number) =>
  addRow('sections', { chapter_id: chapter, title, content: 'x', order })

beforeAll(async () => {
  chapter = await addRow('chapters', { title: newText(), order: 9000 })
  sections = {
    first: await addSection(`${FIRST}. On numbats`, 1),
    second: await addSection(`${SECOND}. On quokkas`, 2),
  }
  ids = {
    both: await addRuling('1951-03-01', `<p>Sections ${FIRST} and ${SECOND} of the Law; a bettong</p>`),
    paragraph: await addRuling('1952-03-01', `<p>Section ${FIRST}(a)(5)</p>`),
    tied: await addRuling('1953-03-01', '<p>None</p>'),
    none: await addRuling('1954-03-01', '<p>None</p>'),
    decision: await addRow('tax_decisions', {
      ...{ title: newText(), date: '1951-03-01', authority: 'VAT Division', field: 'x', subject: 'x', summary: 'x' },
      content: `<p>Section ${SECOND} of the Law</p>`,
    }),
  }
  await addRow('related_rulings', { section_id: sections.second, title: newText(), url: `/rulings/${ids.tied}` })
})
afterAll(async () => {
  await removeRows('rulings', 'court', [COURT])
  await removeRows('tax_decisions', 'id', [ids.decision])
  await removeRows('chapters', 'id', [chapter])
})

async function rulings(provision: string | string[], others: object = {}): Promise<string[]> {
  const args = { q: '', only_court: [COURT], only_provision: [provision].flat(), ...others }
  const { data, error } = await visitor.rpc('search_rulings', args)
  if (error) throw error
  expect(data.every(({ total }) => total === data.length)).toBe(true)
  return data.map(({ id }) => id)
}

it('READ-3 filters rulings by the section that they cite or are tied to, newest first', async () => {
  expect(await rulings(`vat-law/${FIRST}`)).toEqual([ids.paragraph, ids.both])
  expect(await rulings(`vat-law/${SECOND}`)).toEqual([ids.tied, ids.both])
})

it('RUL-2 filters by several sections at once, each ruling found once; an empty list is no filter', async () => {
  const both = [`vat-law/${FIRST}`, `vat-law/${SECOND}`]
  expect(await rulings(both)).toEqual([ids.tied, ids.paragraph, ids.both])
  expect(await rulings(both, { q: 'bettong' })).toEqual([ids.both])
  expect(await rulings([])).toEqual([ids.none, ids.tied, ids.paragraph, ids.both])
})

it('READ-3 with words and days as well', async () => {
  expect(await rulings(`vat-law/${FIRST}`, { q: 'bettong' })).toEqual([ids.both])
  expect(await rulings(`vat-law/${FIRST}`, { q: `${FIRST}(a)` })).toEqual([ids.paragraph])
  expect(await rulings(`vat-law/${FIRST}`, { first_day: '1952-01-01' })).toEqual([ids.paragraph])
  expect(await rulings(`vat-law/${FIRST}`, { only_court: ['Elsewhere'] })).toEqual([])
})

it('READ-3 filters decisions by the section that they cite', async () => {
  const { data } = await visitor.rpc('search_tax_decisions', { q: '', only_provision: [`vat-law/${SECOND}`] })
  expect(data?.map(({ id, total }) => [id, total])).toEqual([[ids.decision, 1]])
})

it.each(['vat-law/0', `regulations/${FIRST}`, FIRST, 'vat-law/', '/', "' or 1=1 --", '$1', '%'])(
  'READ-3 finds nothing on %s, where no section is',
  async (place) => {
    expect(await rulings(place)).toEqual([])
  },
)

it('READ-3 offers the sections that items concern, in reading order, with their names and numbers', async () => {
  const own = async (list: string) => {
    const { data } = await visitor.rpc('get_list_options', { list })
    return data?.filter(({ filter, choice }) => filter === 'provision' && /\/782[12]$/.test(choice))
  }
  const option = (number: string, name: string, items: number) => ({
    ...{ filter: 'provision', choice: `vat-law/${number}`, label: `section ${number}: ${name}`, items },
  })
  expect(await own('rulings')).toEqual([option(FIRST, 'On numbats', 2), option(SECOND, 'On quokkas', 2)])
  expect(await own('tax_decisions')).toEqual([option(SECOND, 'On quokkas', 1)])
  expect(await own('news')).toEqual([])
})

it('READ-3 a renumbered section is found at its former address, until nothing cites its number', async () => {
  const staff = await signInStaff()
  const rename = (title: string) => staff.from('sections').update({ title }).eq('id', sections.second).throwOnError()
  await rename('7823. On quokkas')
  expect(await rulings(`vat-law/${SECOND}`)).toEqual([ids.tied])
  expect(await rulings('vat-law/7823')).toEqual([ids.tied])
  await rename(`${SECOND}. On quokkas`)
  expect(await rulings(`vat-law/${SECOND}`)).toEqual([ids.tied, ids.both])
})
