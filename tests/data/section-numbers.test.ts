import { afterAll, beforeAll, expect, it } from 'vitest'
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
