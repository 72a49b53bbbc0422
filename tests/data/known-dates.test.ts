import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'
import { addRow, newText, removeRows } from './sample-rows.ts'

const visitor = createVisitor()
/** In every row of this file, and nowhere else. */
const WORD = newText()
const COURT = newText()
const common = { court: COURT, summary: 'x', content: '<p>Section 149 of the Law</p>' }
/** Newest first: what is known to a month or a year alone stands after all days of that month or year. */
const DATES = [
  ['2024-02-06', 'day', '2024-02-06'],
  ['2024-02-01', 'month', '2024-02'],
  ['2024-01-31', 'day', '2024-01-31'],
  ['2024-01-01', 'year', '2024'],
  ['2023-12-31', 'day', '2023-12-31'],
] as const
const KNOWN = DATES.map(([, , known]) => known)

beforeAll(async () => {
  for (const [date, date_precision] of DATES)
    await addRow('rulings', { ...common, title: `${WORD} ${date}`, date, date_precision })
})
afterAll(() => removeRows('rulings', 'court', [COURT]))

type Options = { first_day?: string; last_day?: string; page?: number; page_size?: number }

async function listed(q: string, options: Options = {}) {
  const { data } = await visitor.rpc('search_rulings', { q, only_court: [COURT], ...options }).throwOnError()
  return data.map(({ date }) => date)
}

it.each(['', WORD])(
  'TRUE-1 a list of "%s" shows no more of a date than is known, in the order of what is known',
  async (q) => {
    expect(await listed(q)).toEqual(KNOWN)
  },
)

it.each(['', WORD])('TRUE-1 of "%s" the years filter by what is known', async (q) => {
  expect(await listed(q, { first_day: '2024-01-01', last_day: '2024-12-31' })).toEqual(KNOWN.slice(0, 4))
  expect(await listed(q, { last_day: '2023-12-31' })).toEqual(['2023-12-31'])
})

it('TRUE-1 search, citing texts and the page of a section show no more of a date than is known', async () => {
  const found = await visitor.rpc('search_content', { query: WORD, type: 'ruling' }).throwOnError()
  const { results } = found.data as { results: { title: string; date: string }[] }
  const own = results.filter(({ title }) => title.startsWith(WORD))
  expect(own.map(({ date }) => date).toSorted()).toEqual(KNOWN.toSorted())
  const [section] = await sql<{ id: string }>(`select s.id from public.sections as s
    join public.chapters as c on c.id = s.chapter_id where c.type = 'vat-law' and s.number = '149'`)
  const citing = await visitor.rpc('get_citing_sources', { section_id: section?.id ?? '' }).throwOnError()
  expect(citing.data.map(({ date }) => date)).toEqual(KNOWN)
  const context = await visitor.rpc('get_section_context', { law: 'vat-law', section_slug: '149' }).throwOnError()
  expect(context.data.filter(({ relation }) => relation === 'cited').map(({ date }) => date)).toEqual(KNOWN)
})

it('TRUE-1 an edit that knows less of a date moves the item to its page of the list, and back', async () => {
  const staff = await signInStaff()
  const first = () => staff.from('rulings').select('id, known_date').eq('title', `${WORD} 2024-02-06`).single()
  const { id } = (await first().throwOnError()).data
  const pages = () => Promise.all([1, 2, 3].map((page) => listed('', { page, page_size: 2 })))
  expect(await pages()).toEqual([KNOWN.slice(0, 2), KNOWN.slice(2, 4), KNOWN.slice(4)])

  const year = { date: '2023-01-01', date_precision: 'year' }
  await staff.from('rulings').update(year).eq('id', id).throwOnError()
  expect(await pages()).toEqual([KNOWN.slice(1, 3), KNOWN.slice(3), ['2023']])
  expect((await first().throwOnError()).data.known_date).toBe('2023')

  await staff.from('rulings').update({ date: '2024-02-06', date_precision: 'day' }).eq('id', id).throwOnError()
  expect(await pages()).toEqual([KNOWN.slice(0, 2), KNOWN.slice(2, 4), KNOWN.slice(4)])
})
