import { afterAll, beforeAll, expect, it } from 'vitest'
import { instrumentName } from '../../src/names/instrument-name.ts'
import { nameInInstrument, readProvision } from '../../src/names/provision-names.ts'
import { provisionOf } from '../../src/names/provisions.ts'
import examples from '../../src/texts/reference-examples.json' with { type: 'json' }
import { sql } from '../support/backend.ts'
import { addRow, newText, removeRows } from './sample-rows.ts'

// The browser is held to the same examples: src/lib/section-number.test.ts.
it.each(examples.titles)('READ-6 the database reads in "$title" the numbers $numbers', async (example) => {
  const [read] = await sql<{ title: string; numbers: string[]; words: string; number: string | null }>(
    `select $1::text as title, private.section_numbers($1) as numbers, private.without_number($1) as words,
      private.section_number($1) as number`,
    [example.title],
  )
  expect(read).toEqual({ ...example, number: example.numbers[0] ?? null })
})

it('READ-6 the database counts 51 of a range of numbers', async () => {
  const [{ count } = { count: 0 }] = await sql<{ count: number }>(
    `select cardinality(private.section_numbers('1–999. Everything')) as count`,
  )
  expect(count).toBe(51)
})

it.each(examples.texts)('READ-6 the database finds in "$text" what it should', async ({ text, found }) => {
  const rows = await sql<{ kind: string; number: string; instrument: string }>(
    'select kind, number, instrument from private.find_references($1) where kind is not null',
    [text],
  )
  expect(rows.map(({ kind, number, instrument }) => [kind, number, instrument])).toEqual(found)
})

it.each(examples.typed)('SEARCH-4 the search reads "$typed" as the number $number', async ({ typed, number }) => {
  const rows = await sql<{ written: string }>('select written from private.search_references($1)', [typed])
  expect(rows).toEqual(number ? [{ written: number }] : [])
})

it.each([
  ['vat-law', 'Zero Rate and Exemptions', 'section 7', '7. Words'],
  ['regulations', 'Zero rate and exemption', 'regulation 7', '7. Words'],
  [
    ...(['regulations', 'Value Added Tax Regulations (Registration), 5736-1976'] as const),
    ...(['regulation 7 of the Registration Regulations', '7. Words (Registration Regulations)'] as const),
  ],
  [
    ...(['booking-rules', 'VAT (Bookkeeping) Regulations'] as const),
    ...(['regulation 7 of the Bookkeeping Regulations', '7. Words (Bookkeeping Regulations)'] as const),
  ],
  ['booking-rules', 'Income Tax (Bookkeeping) Directives (No. 2), 5733-1973', 'directive 7', '7. Words'],
  ['vat-law', 'Burrows Law, 5741-1981', 'section 7 of the Burrows Law', '7. Words (Burrows Law)'],
])('READ-3 in %s, "%s", 7 is %s, for database and browser alike', async (law, chapter, provision, name) => {
  const [read] = await sql(
    `select private.provision_name($1, $2, '7') as provision, private.section_name($1, $2, '7. Words') as name`,
    [law, chapter],
  )
  expect(read).toEqual({ provision, name })
  expect(nameInInstrument(law, chapter, '7. Words')).toBe(name)
  expect(readProvision(provision)).toMatchObject({
    ...{ kind: provisionOf(law, chapter), number: '7', instrument: instrumentName(law, chapter) },
  })
})

// A text of the law of its own: the chapter's sections have addresses that no other has.
const LAW = 'booking-rules'
let chapter: string

beforeAll(async () => {
  chapter = await addRow('chapters', { title: newText(), type: LAW, order: 9100 })
  for (const number of ['9', '9(a)', '21–22', '30', '60A']) {
    await addRow('sections', { chapter_id: chapter, title: `${number}. x`, content: 'x', order: 1 })
  }
})
afterAll(() => removeRows('chapters', 'id', [chapter]))

it.each(examples.addresses)(
  'READ-5 the database finds at "$address" section $section',
  async ({ address, section }) => {
    const [{ title } = { title: null }] = await sql<{ title: string | null }>(
      `select (select s.title from public.sections as s where s.id = private.section_at($1, $2)) as title`,
      [LAW, address],
    )
    expect(title?.split('. ')[0] ?? null).toBe(section)
  },
)
