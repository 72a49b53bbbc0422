import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSeed, idOf } from './build.ts'
import { html } from './entries.ts'

const seed = buildSeed()

/** The rows of one table's insert; the script writes each on a line of its own. */
function rowsOf(table: string): string[] {
  const [, values] = seed.split(`insert into public.${table} (`)
  return (values?.split(';\n')[0] ?? '').split('\n').slice(1)
}

function chapterIds(type: string): string[] {
  return rowsOf('chapters')
    .filter((row) => row.includes(`'${type}'`))
    .map((row) => row.slice(6, 42))
}

function sectionCount(type: string): number {
  const ids = chapterIds(type)
  return rowsOf('sections').filter((row) => ids.some((id) => row.includes(`, '${id}',`))).length
}

it('DATA-7 the committed seed.sql is what the content files make', () => {
  const committed = readFileSync(join(import.meta.dirname, '..', 'seed.sql'), 'utf8')
  expect(committed === seed, 'supabase/seed.sql is out of date: run npm run db:seed').toBe(true)
})

it('DATA-7 the seed holds the whole law browser', () => {
  expect(chapterIds('vat-law')).toHaveLength(18)
  // 146 summaries, 4 repealed sections, and 8 notes on what has no summary
  expect(sectionCount('vat-law')).toBe(158)
  // 42 summaries and a note
  expect(sectionCount('regulations')).toBe(43)
  expect(sectionCount('booking-rules')).toBe(24)
})

it.each([
  ['rulings', 11],
  ['tax_decisions', 2],
  ['news', 19],
  ['faqs', 51],
  ['amounts', 32],
  ['deadlines', 10],
  ['guides', 2],
  ['synonyms', 1521],
])('DATA-7 the seed fills %s with %i rows', (table, count) => {
  expect(rowsOf(table)).toHaveLength(count)
})

it('SEARCH-10 every question, ruling and decision has wordings in which people ask for it, and so have the main sections', () => {
  for (const table of ['faqs', 'rulings', 'tax_decisions'])
    for (const row of rowsOf(table)) expect(row, row.slice(0, 160)).toMatch(/, array\['.+'\]\)[,;]?$/)
  const asked = rowsOf('sections').filter((row) => / array\['.+'\], \d+, '[-\d]+', \S+ \S+$/.test(row))
  expect(asked.length).toBeGreaterThan(70)
})

it('MEND-C no decision of the seed is invented', () => {
  expect(rowsOf('tax_decisions').map((row) => /', '(.+?)'/.exec(row)?.[1])).toEqual(['8933/25', '7369/16'])
  expect(seed).not.toMatch(/\bSAMPLE|invented/)
})

it.each(['sections', 'faqs'])(
  'DATA-7 MEND-C a text of %s that tells of years after its date says when those were looked at',
  (table) => {
    const silent = rowsOf(table).filter((row) => {
      const [, line = ''] = /<em>(?:Summary as|As) of ([^<]*?), in our own words\./.exec(row) ?? []
      const latest = line.match(/\d{4}/g)?.at(-1) ?? ''
      return [...row.replace(/ href="[^"]*"/g, '').matchAll(/(?<![-/,])\b20\d\d\b(?!-)/g)].some(
        ([named]) => named > latest,
      )
    })
    expect(silent).toEqual([])
  },
)

it('TRUE-2 all 225 texts of the law browser say of which day they are, and 34 up to when later changes were noted', () => {
  const days = rowsOf('sections').map((row) =>
    /, '(\d{4}-\d\d-\d\d)', (null|'\d{4}-\d\d-\d\d'), (?:null|'[-\d]+')\)[,;]?$/.exec(row)?.slice(1),
  )
  const counted = Map.groupBy(days, (pair) => pair?.join())
  expect(days).toHaveLength(225)
  expect(counted.get("2021-02-01,'2026-11-01'")).toHaveLength(34)
  expect(counted.get('2021-02-01,null')).toHaveLength(186)
  expect(counted.get(undefined)).toBeUndefined()
  expect(rowsOf('sections').find((row) => row.includes('30. Zero-rated transactions'))).toMatch(
    /, '2021-02-01', '2026-11-01', null\),$/,
  )
})

it('MEND-C the as-of line of an answer is that of its sources: the Law speaks as of February 2021', () => {
  const lines = rowsOf('faqs').map((row) => ({
    row,
    asOf: /<p><em>As of (.+?), in our own words\.<\/em><\/p>'/.exec(row)?.[1] ?? '',
  }))
  expect(new Set(lines.map(({ asOf }) => asOf)).size).toBeGreaterThan(5)
  const undated = lines.filter(
    ({ row, asOf }) => /\b(?:sections?|regulations?|directives?) \d/.test(row) && !asOf.startsWith('February 2021'),
  )
  expect(undated.map(({ row }) => row)).toEqual([])
})

it('MEND-C every number between 1 and 151 has a summary, is marked as repealed, or is named among those without one', () => {
  const ids = chapterIds('vat-law')
  const titles = rowsOf('sections')
    .filter((row) => ids.some((id) => row.includes(`, '${id}',`)))
    .map((row) => row.split("', '")[2] ?? '')
  const repealed = titles.filter((title) => title.endsWith('(Repealed)')).map((title) => title.split('.')[0])
  expect(repealed).toEqual(['42', '57', '122', '144A'])
  const summarised = titles.flatMap((title) => /^(\d+)\./.exec(title)?.[1] ?? [])
  const without = titles.flatMap(
    (title) => (title.startsWith('No summary: ') ? title.match(/\d+(?![\dA-Z])/g) : null) ?? [],
  )
  const numbers = Array.from({ length: 151 }, (_, index) => String(index + 1))
  expect([...summarised, ...without].toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers)
})

it('TRUE-2 a text whose later changes were noted marks what tells of them, and no other does', () => {
  for (const row of rowsOf('sections'))
    expect(row.includes('<ins>'), row.slice(0, 160)).toBe(!/, null, (?:null|'[-\d]+')\)[,;]?$/.test(row))
  expect(rowsOf('sections').find((row) => row.includes("'75A. Database'"))).toContain(
    '<ins>The rules on detailed reporting were changed by legislation of 2025, which is not reflected in this section.</ins>',
  )
})

it('TRUE-1 a date is as exact as the facts know it, and no text has to speak of a placeholder', () => {
  const dates = ['rulings', 'tax_decisions', 'news'].flatMap((table) =>
    rowsOf(table).map((row) => ({
      row,
      date: /, '(\d{4}-\d\d-\d\d)', '(day|month|year)', /.exec(row)?.slice(1).join(' '),
    })),
  )
  const inexact = dates.filter(({ date }) => !date?.endsWith(' day'))
  expect(inexact.map(({ date, row }) => `${/'([^']+)', '\d{4}-/.exec(row)?.[1]} ${date}`)).toEqual([
    'VAT Director Tel Aviv Center v. G.F.I. Securities Limited 2024-02-01 month',
    'Video International Y.G. Publicity Ltd. v. Director of VAT, Tel Aviv 2009-01-01 year',
    'M.A.L.R.Z. Metal Marketing Ltd. v. Director of Customs and VAT 2005-01-01 year',
    'Kasuto Insurance Agencies Ltd. v. Director of VAT 1999-01-01 year',
    '8933/25 2025-02-01 month',
  ])
  expect(seed).not.toMatch(/Only the (?:month|year)|The day shown/)
})

it('DATA-7 a ruling says no more than the facts: Amdocs of meals alone, Ir Shalem by report', () => {
  const holdings = rowsOf('rulings').join('\n')
  expect(holdings).toContain("'As regards employees'' meals, regulation 15A reaches only inputs that relate to them")
  expect(holdings).toContain("'As regards meals, regulation 15A was confined to")
  expect(holdings).toContain("'According to the taxpayer''s representatives, an agency that a bank owns")
  expect(seed).not.toMatch(
    /15A (?:reaches|is limited to|applies) only (?:to )?(?:costs|inputs)(?! that relate to them)/,
  )
})

it('DATA-7 the number that the specification made up as an example is nowhere', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
  const sources = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  expect([seed, ...sources].filter((content) => content.includes('1108/25'))).toEqual([])
})

it('DATA-7 a link to a ruling of this site leads to a ruling of the seed', () => {
  const ids = new Set(rowsOf('rulings').map((row) => row.slice(6, 42)))
  const links = rowsOf('related_rulings').flatMap((row) => /\/rulings\/([0-9a-f-]{36})'/.exec(row)?.[1] ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

it('ACC-4 Hebrew in a text of the seed is marked as Hebrew, and a text with other Hebrew is refused', () => {
  expect(seed).toContain('<span dir="rtl" lang="he">6ז</span>')
  const entry = (content: string) => ({ name: 'x', fields: new Map([['content', content]]) })
  expect(html(entry('<p><span dir="rtl" lang="he">מע"מ</span></p>'), 'content')).toContain('lang="he"')
  expect(() => html(entry('<p>מע"מ</p>'), 'content')).toThrow('Hebrew that is not marked')
})

interface Question {
  query: string
  group: string
  kind: string
  answers: string[]
  useful: string[]
}

describe('SEARCH-7 the questions of the search benchmark', () => {
  const read = (file: string): Question[] =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/bench', file), 'utf8'))
  const unseen = read('search-queries-unseen.json')
  const all = [...read('search-queries.json'), ...unseen]

  it('have answers that are rows of the seed', () => {
    const isRow = (key: string) => seed.includes(`\n    ('${idOf(key)}'`)
    const keys = all.flatMap(({ answers, useful }) => [...answers, ...useful])
    expect(keys.filter((key) => !isRow(key))).toEqual([])
    expect(all.filter(({ kind, answers }) => (kind === 'none') !== (answers.length === 0))).toEqual([])
    expect(
      all.filter(({ answers, useful }) => new Set([...answers, ...useful]).size < answers.length + useful.length),
    ).toEqual([])
  })

  it('are 100 of each group, none asked twice, a third of each kind unseen', () => {
    expect(new Set(all.map(({ query }) => query.toLowerCase())).size).toBe(400)
    const count = (part: Question[], name: string) =>
      part.filter((one) => `${one.group}, ${one.kind}`.startsWith(name)).length
    for (const group of ['founder', 'seller', 'finance', 'hebrew']) expect(count(all, group)).toBe(100)
    for (const name of new Set(all.map(({ group, kind }) => `${group}, ${kind}`))) {
      expect(Math.abs(count(unseen, name) - count(all, name) / 3), name).toBeLessThan(1)
    }
  })
})
