import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSeed } from './build.ts'

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
  expect(sectionCount('vat-law')).toBe(146)
  expect(sectionCount('regulations')).toBe(42)
  expect(sectionCount('booking-rules')).toBe(24)
})

it.each([
  ['rulings', 7],
  ['tax_decisions', 7],
  ['news', 19],
  ['faqs', 36],
  ['vat_rates', 18],
])('DATA-7 the seed fills %s with %i rows', (table, count) => {
  expect(rowsOf(table)).toHaveLength(count)
})

it('DATA-7 every invented decision is labelled as a sample in title, summary and key notes', () => {
  const label = 'SAMPLE – invented for demonstration, not a Tax Authority decision.'
  const samples = rowsOf('tax_decisions').filter((row) => /invented|SAMPLE/.test(row))
  expect(samples).toHaveLength(5)
  for (const sample of samples) {
    expect(sample).toMatch(/^ {4}\('[0-9a-f-]{36}', 'SAMPLE-0\d', /)
    // In summary, key notes, and the content that is composed from them.
    expect(sample.split(label)).toHaveLength(4)
  }
})

it('DATA-7 a section that tells of years after its date says, and is dated, when those were looked at', () => {
  const silent = rowsOf('sections').filter((row) => {
    const [, year = ''] = /Summary as of [^<]*?(\d{4}), /.exec(row) ?? []
    return (
      [...row.matchAll(/(?<!-)\b20\d\d\b(?!-)/g)].some(([named]) => named > year) &&
      !row.includes('with later points as of')
    )
  })
  expect(silent).toEqual([])
  expect(rowsOf('sections').find((row) => row.includes('30. Zero-rated transactions'))).toMatch(/, '2026-11-01'\),$/)
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
