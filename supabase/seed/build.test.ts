import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stepOnDay } from '../../src/law/amounts.ts'
import amounts from './amounts.json' with { type: 'json' }
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
  expect(sectionCount('vat-law')).toBe(194)
  expect(sectionCount('regulations')).toBe(87)
  expect(sectionCount('booking-rules')).toBe(24)
})

it.each([
  ['rulings', 11],
  ['tax_decisions', 2],
  ['news', 19],
  ['faqs', 59],
  ['amounts', 34],
  ['deadlines', 10],
  ['postponements', 3],
  ['guides', 4],
  ['synonyms', 1806],
])('DATA-7 the seed fills %s with %i rows', (table, count) => {
  expect(rowsOf(table)).toHaveLength(count)
})

it('SEARCH-10 every question, ruling and decision has wordings in which people ask for it, and so have the main sections', () => {
  for (const table of ['faqs', 'rulings', 'tax_decisions'])
    for (const row of rowsOf(table)) expect(row, row.slice(0, 160)).toMatch(/, array\['.+'\]\)[,;]?$/)
  const asked = rowsOf('sections').filter((row) => / array\['.+'\], \d+, '[-\d]+', '(?:day|month)', /.test(row))
  expect(asked.length).toBeGreaterThan(70)
})

it('MEND-C no decision of the seed is invented', () => {
  expect(rowsOf('tax_decisions').map((row) => /', '(.+?)'/.exec(row)?.[1])).toEqual(['8933/25', '7369/16'])
  expect(seed).not.toMatch(/\bSAMPLE|invented/)
})

it('DATA-7 MEND-C an answer that tells of years after its date says when those were looked at', () => {
  // The allocation numbers are a temporary order, to the end of 2028.
  const silent = rowsOf('faqs').filter((row) => {
    const [, line = ''] = /<em>As of ([^<]*?), in our own words\./.exec(row) ?? []
    const latest = line.match(/\d{4}/g)?.at(-1) ?? ''
    return [...row.replace(/ href="[^"]*"|31 December 2028/g, '').matchAll(/(?<![-/,])\b20\d\d\b(?!-)/g)].some(
      ([named]) => named > latest,
    )
  })
  expect(silent).toEqual([])
})

/** The texts of the Law and both sets of Regulations, present and former, each with the day of its version. */
const versions = ['law-chapters-', 'regulations-1-', 'regulations-2-'].flatMap((name) =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.startsWith(name))
    .flatMap((file) => readSections(file)),
)

interface Version {
  title: string
  content: string
  asOf: string
  laterAsOf?: string
  /** The last day of a former text. */
  to?: string
  former?: Omit<Version, 'former' | 'title'>[]
}

function readSections(file: string): Version[] {
  const chapters: { sections: Version[] }[] = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
  return chapters.flatMap(({ sections }) =>
    sections.flatMap((section) => [
      section,
      ...(section.former ?? []).flatMap((one) => (one.content ? [{ title: section.title, ...one }] : [])),
    ]),
  )
}

it('TRUE-2 what is later than the version of a text stands in <ins> with its day, or is a figure that the site keeps', () => {
  const late = versions.flatMap(({ title, content, asOf }) => {
    const words = content
      .replace(/<ins datetime="[\d-]+">.*?<\/ins>/g, '')
      .replace(/<a href="\/amounts#[^>]*>.*?<\/a>/g, '')
      .replace(/<[^>]+>/g, ' ')
    const years = (words.match(/\b20[2-9]\d\b/g) ?? []).filter((year) => year > '2021' && year > asOf.slice(0, 4))
    return years.length > 0 || /allocation number/i.test(words) ? [`${title}: ${years.join(' ') || 'allocation'}`] : []
  })
  expect(versions.length).toBeGreaterThan(230)
  expect(late).toEqual([])
})

it('TRUE-2 no later passage lacks its day, and none is said to be noted where there is none', () => {
  const undated = versions.filter(({ content }) => content.includes('<ins>'))
  expect(undated.map(({ title }) => title)).toEqual([])
  const untrue = versions.filter(
    ({ to, content, laterAsOf }) => to === undefined && content.includes('<ins') !== (laterAsOf !== undefined),
  )
  expect(untrue.map(({ title }) => title)).toEqual([])
})

it('TRUE-2 every text is of the day that its source names, and no day is a month', () => {
  const days = new Set(versions.map(({ asOf }) => asOf))
  expect([...days].toSorted()).toEqual(['2020-10-18', '2020-12-17', '2021-01-14', '2023-05-31'])
  expect(new Set(versions.flatMap(({ laterAsOf = [] }) => laterAsOf))).toEqual(new Set(['2026-11-21']))
})

it('MEND-C the as-of line of an answer is that of its sources: the Law speaks as of 14 January 2021', () => {
  const lines = rowsOf('faqs').map((row) => ({
    row,
    asOf: /<p><em>As of (.+?), in our own words\.<\/em><\/p>'/.exec(row)?.[1] ?? '',
  }))
  expect(new Set(lines.map(({ asOf }) => asOf)).size).toBeGreaterThan(2)
  const undated = lines.filter(
    ({ row, asOf }) =>
      /\b(?:sections?|regulations?|directives?) \d/.test(row) && !/^(?:14 January 2021|17 December 2020)/.test(asOf),
  )
  expect(undated.map(({ row }) => row)).toEqual([])
})

it('DATA-7 every number between 1 and 151 has an entry of its own, in order', () => {
  const ids = chapterIds('vat-law')
  const titles = rowsOf('sections')
    .filter((row) => ids.some((id) => row.includes(`, '${id}',`)))
    .map((row) => row.split("', '")[2] ?? '')
  expect(titles.filter((title) => !/^\d+[A-Z]?\d?\. /.test(title))).toEqual([])
  const numbers = titles.map((title) => /^\d+/.exec(title)?.[0])
  expect([...new Set(numbers)]).toEqual(Array.from({ length: 151 }, (_, index) => String(index + 1)))
})

it.each([
  ['1976-06-30', undefined],
  ['1976-07-01', 8],
  ['2005-08-31', 17],
  ['2005-09-01', 16.5],
  ['2013-06-01', 17],
  ['2013-06-02', 18],
  ['2015-09-30', 18],
  ['2015-10-01', 17],
  ['2024-12-31', 17],
  ['2025-01-01', 18],
])('DATA-8 the standard rate on %s is %s', (day, rate) => {
  const rates = amounts
    .flatMap(({ kind, effectiveFrom, amount }) =>
      kind === 'vat-rate' ? [{ effective_from: effectiveFrom, amount }] : [],
    )
    .toSorted((one, other) => other.effective_from.localeCompare(one.effective_from))
  expect(stepOnDay(rates, day)?.amount).toBe(rate)
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
