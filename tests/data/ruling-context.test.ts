import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { citedSectionsQuery, relatedRulingsQuery } from '../../src/data/citations/queries.ts'
import { questionsOfItem } from '../../src/kinds/item.ts'
import { ruling as kind } from '../../src/kinds/ruling/item.tsx'
import { backend, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
const titles = { one: newText(), two: newText(), three: newText(), section: newText() }
let staff: LooseClient
let chapter: string
let rulings: { one: string; two: string; three: string; alone: string }
let section: string

const addRuling = (title: string, key_points: string[] = []) =>
  addRow('rulings', { title, date: '1951-01-01', court: 'Court', summary: 'x', content: 'x', key_points })
const link = (section_id: string, title: string, url: string) => addRow('related_rulings', { section_id, title, url })

beforeAll(async () => {
  // the pages' own data layer, turned to the backend of these tests
  vi.stubEnv('VITE_SUPABASE_URL', backend().url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend().publishableKey)
  staff = await signInStaff()
  rulings = {
    one: await addRuling(titles.one, ['First point', 'Second; with "quotes", {braces}']),
    two: await addRuling(titles.two),
    three: await addRuling(titles.three),
    alone: await addRuling(newText()),
  }
  chapter = await addRow('chapters', { title: newText(), type: 'regulations', order: 9000 })
  const addSection = (title: string) => addRow('sections', { chapter_id: chapter, title, content: 'x', order: 1 })
  section = await addSection(titles.section)
  const elsewhere = await addSection(newText())
  await link(section, titles.one, `/rulings/${rulings.one}`)
  await link(section, titles.two, `/rulings/${rulings.two}`)
  await link(section, 'Elsewhere', 'https://example.com/judgment')
  await link(elsewhere, titles.three, `/rulings/${rulings.three}`)
  await link(elsewhere, 'Elsewhere', `https://example.com/rulings/${rulings.alone}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await removeRows('chapters', 'id', [chapter])
  await removeRows('rulings', 'id', Object.values(rulings))
})

it('DATA-3 a ruling has its key points, in their order', async () => {
  const ruling = await queries.fetchQuery(questionsOfItem(kind, rulings.one).text)
  expect(ruling?.key_points).toEqual(['First point', 'Second; with "quotes", {braces}'])
})

it('DATA-3 staff keep the key points; the longest list is 30', async () => {
  const keep = (key_points: unknown) => staff.from('rulings').update({ key_points }).eq('id', rulings.alone)
  expect((await keep(Array.from({ length: 31 }, () => 'x'))).error?.code).toBe('23514')
  expect((await keep(['One', null])).error?.code).toBe('23514')
  expect((await keep(['One', ''])).error?.code).toBe('23514')
  expect((await keep(['One', 'Two'])).error).toBeNull()
  const ruling = await queries.fetchQuery(questionsOfItem(kind, rulings.alone).text)
  expect(ruling?.key_points).toEqual(['One', 'Two'])
})

const contextOf = async (ruling: string) => ({
  sections: await queries.fetchQuery(citedSectionsQuery('ruling', ruling)),
  rulings: await queries.fetchQuery(relatedRulingsQuery(ruling)),
})

it('DATA-3 related sections point at the ruling, related rulings stand beside it in those sections', async () => {
  const context = await contextOf(rulings.one)
  expect(context.sections).toMatchObject([{ id: section, title: titles.section, law: 'regulations' }])
  expect(context.rulings).toEqual([
    { ruling_id: rulings.one, title: titles.two, url: `/rulings/${rulings.two}`, shared: 1 },
    { ruling_id: rulings.one, title: 'Elsewhere', url: 'https://example.com/judgment', shared: 1 },
  ])
})

it('DATA-3 each ruling of a section has the others beside it, and those of another section not', async () => {
  const context = await contextOf(rulings.two)
  expect(context.sections.map(({ id }) => id)).toEqual([section])
  const beside = context.rulings.map(({ url }) => url)
  expect(beside).toContain(`/rulings/${rulings.one}`)
  expect(beside).not.toContain(`/rulings/${rulings.three}`)
})

it("DATA-3 a ruling that only another site's address resembles has neither, nor has what is no id", async () => {
  expect(await contextOf(rulings.alone)).toEqual({ sections: [], rulings: [] })
  expect(await contextOf('x')).toEqual({ sections: [], rulings: [] })
})
