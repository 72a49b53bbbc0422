import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { composeContent } from '../../src/kinds/decision/parts.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { createVisitor, sql } from '../support/backend.ts'

const SEED = readFileSync(path.resolve(import.meta.dirname, '../../supabase/seed.sql'), 'utf8')

/** The ids that the seed gives in one table; its script writes each row on a line of its own. */
function seededIds(table: string): string[] {
  const [, values = ''] = SEED.split(`insert into public.${table} (`)
  return [...(values.split(';\n')[0] ?? '').matchAll(/^ {4}\('([0-9a-f-]{36})'/gm)].map(([, id]) => id ?? '')
}

const COUNTS: [table: string, rows: number][] = [
  ['chapters', 32],
  ['sections', 305],
  ['section_versions', 19],
  ['related_rulings', 17],
  ['rulings', 11],
  ['tax_decisions', 2],
  ['news', 19],
  ['faq_categories', 6],
  ['faqs', 59],
  ['amounts', 34],
  ['deadlines', 10],
  ['postponements', 3],
  ['terms', 96],
  ['guides', 4],
  ['synonyms', 1806],
]

describe('DATA-7 the seed', () => {
  it.each(COUNTS)('puts every row of %s into the database: %i', async (table, count) => {
    const ids = seededIds(table)
    expect(new Set(ids).size).toBe(count)
    const [row] = await sql<{ found: number }>(
      `select count(*)::integer as found from public.${table} where id::text = any (string_to_array($1, ' '))`,
      [ids.join(' ')],
    )
    expect(row?.found).toBe(count)
  })

  it('DATA-7 every paragraph of section 30 has its own letter, also those that one looks for by name', async () => {
    const [row] = await sql<{ paragraphs: string[] }>(
      `select s.paragraphs from public.sections as s join public.chapters as c on c.id = s.chapter_id
        where c.type = 'vat-law' and s.number = '30'`,
    )
    const paths = row?.paragraphs.map((paragraph) => paragraph.split(' ')[1])
    expect(paths).toEqual(expect.arrayContaining(['(a)(5)', '(a)(8)(b2)', '(a)(8)(g)', '(a)(17)', '(b)', '(c)']))
    expect(paths?.filter((path) => /^\(a\)\(\d+[A-Z]?\)$/.test(path ?? '')).length).toBeGreaterThanOrEqual(19)
  })

  it.each(['2021-01-14', '2021-06-01', '2023-05-31', '2024-06-01'])(
    'TRUE-2 as on %s nothing is told of a later day, no heading stands empty, and each section in force has its text',
    async (day) => {
      for (const law of ['vat-law', 'regulations'] as const) {
        const { data } = await createVisitor().rpc('law_on', { law, on_day: day })
        const main = data?.filter(({ chapter_title }) => !/(Appeal|Fines)/.test(chapter_title)) ?? []
        expect(main.length).toBeGreaterThan(80)
        expect(main.filter(({ state }) => state === 'unknown').map(({ title }) => title)).toEqual([])
        const faults = main.flatMap(({ title, content }) => {
          const later = [...(content ?? '').matchAll(/<ins datetime="([\d-]+)">/g)].filter(
            ([, since = '']) => since > day,
          )
          const empty = /<h[34]>[^<]*<\/h[34]>(?=<h[34]>|<p><em>Summary in)/.exec(content ?? '')
          return later.length > 0 || empty ? [`${title}: ${empty?.[0] ?? 'later words'}`] : []
        })
        expect(faults).toEqual([])
      }
    },
  )

  it('fills these tables and no other', () => {
    const filled = [...SEED.matchAll(/^\s*(?:insert into|copy|update|delete from)\s+(\S+)/gim)].map(([, name]) => name)
    expect(filled).toEqual(
      COUNTS.map(([table]) => `public.${table}`).toSorted((a, b) => filled.indexOf(a) - filled.indexOf(b)),
    )
    // nothing but comments, and inserts of values
    const rest = SEED.replace(/^--.*$/gm, '')
      .replace(/^insert into public\.\w+ \([\w", ]+\) values$/gm, '')
      .replace(
        /^ {4}\((?:(?:'(?:[^']|'')*'|null|array\[(?:'(?:[^']|'')*'(?:, )?)*\](?:::text\[\])?|[\d.]+|true|false)(?:, )?)+\)[,;]$/gm,
        '',
      )
    expect(rest.trim()).toBe('')
  })

  it('names no account, no password and no key', () => {
    expect(SEED).not.toMatch(
      /\bauth\.|\bprivate\.|\bcrypt\(|gen_salt|encrypted_password|sb_secret|service_role|\$2[aby]\$/i,
    )
    expect(SEED).not.toContain(LOCAL_STAFF.email)
    expect(SEED).not.toContain(LOCAL_STAFF.password)
    expect(SEED).not.toMatch(/[\w.+-]+@[\w-]+\.[\w.]+/)
  })

  it.each([
    [
      'sections',
      'content',
      'Summary in our own words\\. Other amendments were not checked; the Hebrew text is binding\\.',
    ],
    ['rulings', 'content', 'Summary as of [^<]*\\d{4}, in our own words; the judgment itself is binding\\.'],
    [
      'tax_decisions',
      'content',
      'Summary as of [^<]*\\d{4}, in our own words; read the original before relying on it\\.',
    ],
    ['news', 'content', 'As of [^<]*\\d{4}, in our own words\\.'],
    [
      'faqs',
      'answer',
      'As of (\\d{1,2} )?([A-Z][a-z]+ )?\\d{4},( with later points as of (\\d{1,2} )?([A-Z][a-z]+ )?\\d{4},)? in our own words\\.',
    ],
  ])('ends every text of %s with what it is', async (table, column, line) => {
    const without = await sql(
      `select id from public.${table} where id::text = any (string_to_array($1, ' ')) and ${column} !~ $2`,
      [seededIds(table).join(' '), `<p><em>${line}[^<]*( <a href="https://[^"]+">[^<]+</a>)?</em></p>$`],
    )
    expect(without).toEqual([])
  })

  it('MEND-A4 composing a decision anew from its parts loses no word of it', async () => {
    const { data } = await createVisitor()
      .from('tax_decisions')
      .select('content, facts, request, arrangement, position')
      .in('id', seededIds('tax_decisions'))
    expect(data).toHaveLength(2)
    for (const { content, ...parts } of data ?? []) expect(composeContent(parts)).toBe(content)
  })

  it('DATA-7 READ-6 every news item names a provision that it is about, so that its page and the section lead to each other', async () => {
    const ids = seededIds('news')
    const { data } = await createVisitor().rpc('get_cited_sections', { source_type: 'news', source_ids: ids })
    const naming = new Set(data?.map(({ source_id }) => source_id))
    expect(ids).toHaveLength(19)
    expect(ids.filter((id) => !naming.has(id))).toEqual([])
  })

  it('dates every section, and none after today', async () => {
    const bad = await sql(
      `select id from public.sections where id::text = any (string_to_array($1, ' '))
        and (greatest(text_as_of, changes_noted_to) > current_date + 1 or text_as_of < '2015-01-01')`,
      [seededIds('sections').join(' ')],
    )
    expect(bad).toEqual([])
  })

  it('shows a visitor real text on every page', async () => {
    const visitor = createVisitor()
    const { data: chapters } = await visitor
      .from('chapters')
      .select('type, title, sections(id)')
      .in('id', seededIds('chapters'))
    expect(new Set(chapters?.map(({ type }) => type))).toEqual(new Set(['vat-law', 'regulations', 'booking-rules']))
    expect(chapters?.filter(({ sections }) => sections.length === 0)).toEqual([])
    const { data: categories } = await visitor
      .from('faq_categories')
      .select('name, faqs(id)')
      .in('id', seededIds('faq_categories'))
    expect(categories?.filter(({ faqs }) => faqs.length === 0)).toEqual([])
    const { data: rulings } = await visitor.from('rulings').select('title, key_points').in('id', seededIds('rulings'))
    expect(rulings?.filter(({ key_points }) => key_points.length === 0)).toEqual([])
    const { data: links } = await visitor.from('related_rulings').select('ruling_id').not('ruling_id', 'is', null)
    expect(links?.length).toBeGreaterThan(0)
  })

  it('numbers every section whose title begins with a number', async () => {
    const unnumbered = await sql<{ title: string }>(
      `select title from public.sections where id::text = any (string_to_array($1, ' ')) and number is null`,
      [seededIds('sections').join(' ')],
    )
    expect(unnumbered.filter(({ title }) => /^\d/.test(title))).toEqual([])
  })
})
