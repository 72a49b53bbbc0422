import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { citedSectionsQuery, relatedRulingsQuery } from '../../src/data/citations/queries.ts'
import examples from '../../src/lib/reference-examples.json' with { type: 'json' }
import { backend, createVisitor, signInStaff, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows } from './sample-rows.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
const visitor: LooseClient = createVisitor()
// Numbers that no other test has.
const sections = { one: '', two: '', three: '' }
const numbers = { one: '71951', two: '71952', three: '71953' }
let chapter: string
const rulings: string[] = []

const addRuling = async (title: string, text: string, date = '1951-01-01') => {
  const id = await addRow('rulings', { title, date, court: 'Court', summary: 'x', content: `<p>${text}</p>` })
  rulings.push(id)
  return id
}
const cite = (...of: (keyof typeof numbers)[]) => of.map((each) => `section ${numbers[each]}`).join(', ')
const citing = async (section_id: string) => (await visitor.rpc('get_citing_sources', { section_id })).data ?? []

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', backend().url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend().publishableKey)
  chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 9000 })
  for (const key of ['one', 'two', 'three'] as const) {
    const title = `${numbers[key]}. Title`
    sections[key] = await addRow('sections', { chapter_id: chapter, title, content: 'x', order: 1 })
  }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await removeRows('rulings', 'id', rulings)
  await removeRows('chapters', 'id', [chapter])
})

it.each(examples)('READ-6 the database finds in "$text" what it should', async ({ text, found }) => {
  const rows = await sql<{ kind: string; number: string; instrument: string }>(
    'select kind, number, instrument from private.find_references($1) where kind is not null',
    [text],
  )
  const answers = rows.map(({ kind, number, instrument }) => [kind, number, instrument])
  expect(answers).toEqual(found)
})

it('RUL-3 a section lists who cites it, newest first, and is counted by kind', async () => {
  const older = await addRuling(newText(), `${cite('three')} and section ${numbers.three}(a)(1)`)
  const newer = await addRuling(newText(), cite('three'), '1951-02-01')
  expect((await citing(sections.three)).map(({ id }: { id: string }) => id)).toEqual([newer, older])
  const { data } = await visitor.rpc('get_citation_counts', { law: 'vat-law' })
  expect([data[sections.three], data[chapter]]).toEqual([{ ruling: 2 }, undefined])
  expect((await visitor.rpc('get_citation_counts', { law: 'regulations' })).data[sections.three]).toBeUndefined()
})

it('RUL-3 staff change a text, and what it cites follows at once', async () => {
  const staff: LooseClient = await signInStaff()
  const id = await addRuling(newText(), cite('two'))
  await staff
    .from('rulings')
    .update({ summary: cite('one') })
    .eq('id', id)
    .throwOnError()
  const cited = await queries.fetchQuery(citedSectionsQuery('ruling', id))
  expect(cited.map((section) => section.id).sort()).toEqual([sections.one, sections.two].sort())
  await staff.from('rulings').delete().eq('id', id).throwOnError()
  expect((await citing(sections.two)).map((source: { id: string }) => source.id)).not.toContain(id)
})

it('RUL-3 a section both cited and tied by staff is related once; more shared sections come first, five at most', async () => {
  const title = newText()
  const id = await addRuling(title, cite('one', 'two'))
  await addRow('related_rulings', { section_id: sections.one, title, url: `/rulings/${id}` })
  const both = await addRuling(newText(), cite('one', 'two'))
  for (let count = 0; count < 6; count++) await addRuling(newText(), cite('one'), '1951-03-01')
  const cited = await queries.fetchQuery(citedSectionsQuery('ruling', id))
  expect(cited.map((section) => section.id).sort()).toEqual([sections.one, sections.two].sort())
  const related = await queries.fetchQuery(relatedRulingsQuery(id))
  expect(related.map(({ shared }) => shared)).toEqual([2, 1, 1, 1, 1])
  expect(related[0]?.url).toBe(`/rulings/${both}`)
})

it('SEARCH-6 nonsense cites nothing, and what is no id is refused', async () => {
  expect((await visitor.rpc('get_citation_counts', { law: "x' or true --" })).data).toEqual({})
  expect((await visitor.rpc('get_cited_sections', { source_type: 'x', source_id: sections.one })).data).toEqual([])
  expect((await visitor.rpc('get_citing_sources', { section_id: chapter })).data).toEqual([])
  expect((await visitor.rpc('get_citing_sources', { section_id: 'x' })).error?.code).toBe('22P02')
})
