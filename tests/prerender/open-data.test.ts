import Ajv from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataPaths } from '@/names/data-paths'
import { listAddresses, renderPage, writeOpenData } from '@/site/prerender/entry'
import type { OpenRow } from '@/site/prerender/site-file'
import { faultsOfAkomaNtoso } from '../support/akoma-ntoso.ts'
import { sql } from '../support/backend.ts'
import { readWrittenPage, SITE } from '../support/written-page.ts'

/** The pages whose data stands in the files, but those of single sections, which stand in the laws'. */
const WITH_DATA = /^\/(?:law|rulings|decisions|news|guides)\/[^/]+$|^\/(?:faqs|glossary|amounts|deadlines)$/

let files: Map<string, string>
const lawFiles = new Map<string, string>()
const rows: OpenRow[] = []
/** A question that staff have not published. */
let hidden: { id: string; question: string }

beforeAll(async () => {
  const [faq] = await sql<{ id: string; question: string }>(
    `update public.faqs set is_enabled = false
     where id = (select min(id::text)::uuid from public.faqs where is_enabled) returning id, question`,
  )
  hidden = faq!
  try {
    for (const { pathname } of (await listAddresses()).filter((each) => WITH_DATA.test(each.pathname))) {
      const page = await renderPage(pathname, 7)
      rows.push(...page.rows)
      for (const { name, content } of page.lawFiles) lawFiles.set(name, content)
    }
  } finally {
    await sql(`update public.faqs set is_enabled = true where id = '${hidden.id}'`)
  }
  files = new Map(writeOpenData(rows, 7).map(({ name, content }) => [name, content]))
})

const NAMES = [
  ...['vat-law', 'regulations', 'booking-rules', 'rulings', 'decisions', 'news', 'faqs', 'glossary', 'guides'],
  ...['amounts', 'deadlines'],
]

const read = (name: string) => JSON.parse(files.get(`data/${name}.json`) ?? 'null')
const schemaOf = (name: string) => JSON.parse(files.get(`data/${name}.schema.json`) ?? 'null')

/** What is wrong with some data by the description that lies beside it. */
function faultsOf(name: string, data: unknown): string[] {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    formats: {
      date: /^\d{4}-\d\d-\d\d$/,
      'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
      uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    },
  })
  const check = ajv.compile(schemaOf(name))
  check(data)
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('BULK-4 the files of open data', () => {
  it('BULK-4 are these, each with a description', () => {
    const expected = NAMES.flatMap((name) => [`data/${name}.json`, `data/${name}.schema.json`])
    expect([...files.keys()].toSorted()).toEqual([...expected, 'llms.txt'].toSorted())
  })

  it.each(NAMES)('BULK-4 %s fits its description, and has rows', (name) => {
    const data = read(name)
    expect(faultsOf(name, data)).toEqual([])
    expect(data.rows.length).toBeGreaterThan(0)
    expect(data).toMatchObject({ $schema: `${SITE}/data/${name}.schema.json`, version: 7, terms: `${SITE}/terms` })
    expect(data.notice).toContain('not legal advice')
  })

  it('BULK-4 a file that does not fit is found', () => {
    const { rows: found, ...rest } = read('rulings')
    const [first, ...others] = found
    const { court: _, ...without } = first
    const faults = (row: object) => faultsOf('rulings', { ...rest, rows: [row, ...others] })
    expect(faults(without)).toEqual(["/rows/0 must have required property 'court'"])
    expect(faults({ ...first, date: '14.2.2024' })).toHaveLength(1)
    expect(faults({ ...first, secret: 'x' })).toEqual(['/rows/0 must NOT have additional properties'])
  })

  it('BULK-4 hold all that the tables have for readers, once', async () => {
    for (const [name, query] of [
      ['rulings', 'select count(*)::int as count from public.rulings'],
      ['decisions', 'select count(*)::int as count from public.tax_decisions'],
      ['news', 'select count(*)::int as count from public.news'],
      ['glossary', 'select count(*)::int as count from public.terms'],
      ['guides', 'select count(*)::int as count from public.guides where is_enabled'],
      // all but the one that is hidden here
      ['faqs', 'select count(*)::int - 1 as count from public.faqs where is_enabled'],
    ] as const) {
      const [{ count } = { count: 0 }] = await sql<{ count: number }>(query)
      const ids = read(name).rows.map(({ id }: { id: string }) => id)
      expect({ name, count: new Set(ids).size }).toEqual({ name, count })
      expect(ids).toHaveLength(count)
    }
    const sections = ['vat-law', 'regulations', 'booking-rules'].flatMap((law) =>
      read(law).rows.flatMap((chapter: { sections: { id: string }[] }) => chapter.sections.map(({ id }) => id)),
    )
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      'select count(*)::int as count from public.sections',
    )
    expect(new Set(sections).size).toBe(count)
  })

  it('BULK-4 hold nothing that readers do not see', () => {
    expect(files.get('data/faqs.json')).not.toContain(hidden.id)
    expect(files.get('data/faqs.json')).not.toContain(JSON.stringify(hidden.question))
  })

  it('BULK-4 have the newest first, and texts with only what the allow-list has', () => {
    const dates = read('rulings').rows.map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    const section = read('vat-law')
      .rows.flatMap(({ sections }: { sections: { number: string; content: string }[] }) => sections)
      .find(({ number }: { number: string }) => number === '30')
    expect(section).toMatchObject({ url: '/law/vat-law/30', text_as_of: '2021-01-14' })
    expect(section.content).toMatch(/^<(?:p|ul|ol|h2)>/)
    for (const content of files.values()) expect(content).not.toMatch(/data-note|class=\\"|<script|onclick/)
  })
})

describe('BULK-3 the law in other forms', () => {
  const LAWS = ['vat-law', 'regulations', 'booking-rules']
  const sectionsOf = (law: string): { title: string; url: string }[] =>
    read(law).rows.flatMap(({ sections }: { sections: { title: string; url: string }[] }) => sections)

  it('BULK-3 is a file of each form for each text', () => {
    const expected = LAWS.flatMap((law) => [`data/${law}.akn.xml`, `data/${law}.html`])
    expect([...lawFiles.keys()].toSorted()).toEqual(expected.toSorted())
  })

  it('BULK-3 the Akoma Ntoso of each fits the schema of OASIS', async () => {
    const texts = LAWS.map((law) => lawFiles.get(`data/${law}.akn.xml`) ?? '')
    expect(await faultsOfAkomaNtoso(...texts)).toEqual([])
  })

  it.each(LAWS)('BULK-3 the Akoma Ntoso of %s has every section once', (law) => {
    const xml = lawFiles.get(`data/${law}.akn.xml`) ?? ''
    const ids = [...xml.matchAll(/ eId="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const sections = ids.filter((id) => /^sec_[^_]+$/.test(id ?? ''))
    expect(sections).toEqual(sectionsOf(law).map(({ url }) => `sec_${url.split('/').at(-1)}`))
  })

  it('BULK-3 paragraphs are named as they are cited, and references lead to sections', () => {
    const xml = lawFiles.get('data/vat-law.akn.xml') ?? ''
    expect(xml).toContain('<item eId="sec_30__item_a__item_5"><num>(5)</num>')
    expect(xml).toContain('<ref href="#sec_41">section 41</ref>')
    expect(xml).toContain(`<ref href="${SITE}/law/regulations#`)
    const ids = new Set([...xml.matchAll(/ eId="([^"]+)"/g)].map(([, id]) => `#${id}`))
    const lost = [...xml.matchAll(/<ref href="(#[^"]+)"/g)].flatMap(([, place = '']) => (ids.has(place) ? [] : [place]))
    expect(lost).toEqual([])
    expect(xml).toMatch(/<table eId="sec_[0-9a-z]+__table_/)
  })

  it.each(LAWS)('BULK-3 the HTML of %s is without a fault, holds every section and needs no other file', (law) => {
    const html = lawFiles.get(`data/${law}.html`) ?? ''
    const { faults, title, words, links } = readWrittenPage(html)
    expect(faults).toEqual([])
    expect(title).toMatch(/^.+, the whole text on \d+ \w+ \d{4} – Israel VAT Guide$/)
    expect(links).toEqual([])
    expect(html).not.toMatch(/<(?:script|style|img|link rel="stylesheet")|data-note/)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
    const lost = [...html.matchAll(/ href="(#[^"]+)"/g)].flatMap(([, place = '']) => (ids.has(place) ? [] : [place]))
    expect(lost).toEqual([])
    for (const section of sectionsOf(law)) expect(words).toContain(section.title)
  })
})

describe('BULK-4 llms.txt', () => {
  it('BULK-4 has the form of llmstxt.org: a title, what the site is, lists of links that say what is there', () => {
    const text = files.get('llms.txt') ?? ''
    expect(text).toMatch(/^# Israel VAT Guide\n\n> \S.*\n\n/)
    const lists = text.split(/^## .*\n\n/m).slice(1)
    expect(lists).toHaveLength(7)
    for (const list of lists)
      expect(list.trim()).toMatch(/^(- \[[^\]]+\]\(https:\/\/vat\.example\.com\/[^)]*\): \S.*(\n|$))+$/)
  })

  it('BULK-4 leads to what is there', async () => {
    const places = [...(files.get('llms.txt') ?? '').matchAll(/\]\(https:\/\/vat\.example\.com\/([^)]*)\)/g)]
    const pages = new Set((await listAddresses()).map(({ pathname }) => dataPaths.markdown(pathname).slice(1)))
    const missing = places
      .map(([, place = '']) => place)
      .filter((place) => ![pages, files, lawFiles].some((known) => known.has(place)))
    expect(missing.filter((place) => !place.startsWith('feeds/'))).toEqual([])
    expect(places.length).toBeGreaterThan(25)
  })

  it('BULK-4 names every page but single texts, which the lists name, and those that only answer', async () => {
    const text = files.get('llms.txt') ?? ''
    const single = /^\/(?:law\/[^/]+|rulings|decisions|news|changes)\/./
    const pages = (await listAddresses()).map(({ pathname }) => pathname).filter((address) => !single.test(address))
    const named = (address: string) => text.includes(`(https://vat.example.com${dataPaths.markdown(address)})`)
    expect(pages.filter((address) => !named(address)).toSorted()).toEqual(['/pack', '/search'])
    expect(pages.length).toBeGreaterThan(20)
  })
})
