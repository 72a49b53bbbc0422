/**
 * Writes supabase/seed.sql from the JSON files beside this one (DATA-7): `npm run db:seed`. Ids are hashes of natural
 * keys, so that links to a page survive a new seed.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeContent, DECISION_PARTS } from '../../src/kinds/decision/parts.ts'
import {
  asOfLine,
  asOfOf,
  children,
  dateOf,
  dayOf,
  type Entry,
  fail,
  html,
  optionalText,
  readJson,
  text,
  texts,
  toEntries,
  toEntry,
} from './entries.ts'
import { amountInsert, deadlineInsert, postponementInsert, synonymInsert, termInsert } from './figures-and-words.ts'
import { guideInsert } from './guides.ts'
import { lawInserts } from './law.ts'
import { arrayOf, insert, orNull, quote } from './sql.ts'

const HEADER = `-- Demonstration content: summaries of Israeli VAT law in our own words, out of date in parts, and not legal advice.
-- Made by \`npm run db:seed\` from supabase/seed/*.json:
-- change those files, never this one.
`

type NewId = (entry: Entry, key: string) => string

/** In which wordings people ask for the row that a key names (SEARCH-10). */
type Asked = (key: string) => string

/** Those of asked-as.json, as SQL. `refuseUnused` fails for keys that name no row. */
function askedAs(): { of: Asked; refuseUnused: () => void } {
  const file = toEntry(readJson('asked-as.json'), 'asked-as.json')
  const unused = new Set(file.fields.keys())
  return {
    of: (key) => (unused.delete(key) ? arrayOf(texts(file, key)) : "'{}'"),
    refuseUnused: () => {
      if (unused.size > 0) fail(file, `names nothing: ${[...unused].join('; ')}`)
    },
  }
}

/** The id of the row that a key names ("section:vat-law:30"): the first 128 bits of its hash, shaped like UUID version 5. */
export function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
  return [...groups, hex.slice(20, 32)].join('-')
}

/** Gives the ids of keys; refuses a key's second use. */
function idMaker(): NewId {
  const owners = new Map<string, string>()
  return (entry, key) => {
    const owner = owners.get(key)
    if (owner !== undefined) fail(entry, `has the same key (${key}) as ${owner}`)
    owners.set(key, entry.name)
    return idOf(key)
  }
}

function rulingInserts(newId: NewId, asked: Asked, sectionIds: Map<string, string>): string[] {
  const published = new Map<string, { title: string; url: string }>()
  const rulings = toEntries(readJson('rulings.json'), 'rulings.json').map((ruling) => {
    const id = newId(ruling, `ruling:${text(ruling, 'key')}`)
    const title = text(ruling, 'title')
    const number = optionalText(ruling, 'number')
    published.set(text(ruling, 'key'), { title: number ? `${title} (${number})` : title, url: `/rulings/${id}` })
    const date = dateOf(ruling, 'date')
    const asOf = asOfOf(ruling)
    const sentence = `Summary as of ${asOf.words}, in our own words; the judgment itself is binding.`
    const content = html(ruling, 'content') + asOfLine(sentence)
    const columns = quote(id, title, ...date, text(ruling, 'court'), text(ruling, 'summary'), content)
    const facts = ['number', 'judge', 'outcome'].map((field) => orNull(optionalText(ruling, field)))
    return [
      ...columns,
      ...quote(text(ruling, 'holding')),
      ...facts,
      arrayOf(texts(ruling, 'keyPoints')),
      ...quote(asOf.text),
      asked(`ruling:${text(ruling, 'key')}`),
    ]
  })
  const related = toEntries(readJson('related-rulings.json'), 'related-rulings.json').map((entry) => {
    const section = text(entry, 'section')
    const sectionId = sectionIds.get(section) ?? fail(entry, 'no such section')
    const { title, url } = entry.fields.has('ruling')
      ? (published.get(text(entry, 'ruling')) ?? fail(entry, `no ruling ${text(entry, 'ruling')}`))
      : { title: text(entry, 'title'), url: text(entry, 'url') }
    if (!/^(https:\/\/|\/rulings\/)\S+$/.test(url)) fail(entry, `url is not https: ${url}`)
    return quote(newId(entry, `related-ruling:${section}:${title}`), sectionId, title, url)
  })
  return [
    insert(
      'rulings',
      'id, title, date, date_precision, court, summary, content, holding, number, judge, outcome, key_points, checked_on, asked_as',
      rulings,
    ),
    insert('related_rulings', 'id, section_id, title, url', related),
  ]
}

/**
 * A decision's parts as its form has them. The sources and the as-of line end the last part, because the content
 * consists of the parts alone: staff can compose it again without losing a word.
 */
function decisionParts(decision: Entry): Record<(typeof DECISION_PARTS)[number]['name'], string> {
  const part = (field: string) => (optionalText(decision, field) === '' ? '' : html(decision, field))
  const links = children(decision, 'sources').map((link) => `<a href="${text(link, 'url')}">${text(link, 'title')}</a>`)
  const sentence = `Summary as of ${asOfOf(decision).words}, in our own words; read the original before relying on it.`
  const sources = `<p>Sources: ${links.join('; ')}.</p>`
  return {
    facts: part('facts'),
    request: part('request'),
    arrangement: part('arrangement'),
    position: html(decision, 'position') + sources + asOfLine(sentence),
  }
}

function decisionInsert(newId: NewId, asked: Asked): string {
  const required = ['authority', 'field', 'subject']
  const names = DECISION_PARTS.map(({ name }) => name)
  const rows = toEntries(readJson('decisions.json'), 'decisions.json').map((decision) => {
    const key = `decision:${text(decision, 'title')}`
    const id = newId(decision, key)
    const parts = decisionParts(decision)
    const values = quote(
      id,
      text(decision, 'title'),
      ...dateOf(decision, 'date'),
      ...required.map((field) => text(decision, field)),
      text(decision, 'summary'),
      ...names.map((name) => parts[name]),
      html(decision, 'key_notes'),
      composeContent(parts),
    )
    return [...values, asked(key)]
  })
  const facts = [...required, 'summary', ...names].join(', ')
  return insert('tax_decisions', `id, title, date, date_precision, ${facts}, key_notes, content, asked_as`, rows)
}

function newsInsert(newId: NewId): string {
  const rows = toEntries(readJson('news.json'), 'news.json').map((post) => {
    const title = text(post, 'title')
    const date = dateOf(post, 'date')
    const content = html(post, 'content') + asOfLine(`As of ${asOfOf(post).words}, in our own words.`)
    const id = newId(post, `news:${date[0]}:${title}`)
    return [
      ...quote(id, title, ...date, text(post, 'category')),
      orNull(dayOf(post, 'until')),
      ...quote(text(post, 'summary'), content),
    ]
  })
  return insert('news', 'id, title, date, date_precision, category, until, summary, content', rows)
}

function faqInserts(newId: NewId, asked: Asked): string[] {
  const file = toEntry(readJson('faqs.json'), 'faqs.json')
  const names = texts(file, 'categories')
  const categories = new Map(names.map((name) => [name, { id: newId(file, `faq-category:${name}`), size: 0 }]))
  const faqs = children(file, 'faqs').map((faq) => {
    const category = categories.get(text(faq, 'category')) ?? fail(faq, `no category ${text(faq, 'category')}`)
    category.size += 1
    const key = `faq:${text(faq, 'question')}`
    const id = newId(faq, key)
    const answer = html(faq, 'answer') + asOfLine(`As of ${asOfOf(faq).words}, in our own words.`)
    return [...quote(id, category.id, text(faq, 'question'), answer), String(category.size), 'true', asked(key)]
  })
  const rows = [...categories].map(([name, { id }], index) => [...quote(id, name), String(index + 1)])
  return [
    insert('faq_categories', 'id, name, "order"', rows),
    insert('faqs', 'id, category_id, question, answer, "order", is_enabled, asked_as', faqs),
  ]
}

/** The whole of seed.sql. @throws Error with file and entry if the content breaks a rule */
export function buildSeed(): string {
  const newId = idMaker()
  const asked = askedAs()
  const law = lawInserts(newId, asked.of)
  const rulings = rulingInserts(newId, asked.of, law.sectionIds)
  const faqs = faqInserts(newId, asked.of)
  const others = [
    decisionInsert(newId, asked.of),
    newsInsert(newId),
    ...faqs,
    amountInsert(newId),
    deadlineInsert(newId),
    postponementInsert(newId),
    termInsert(newId),
    guideInsert(newId, asked.of),
    synonymInsert(newId),
  ]
  asked.refuseUnused()
  return [HEADER, ...law.inserts, ...rulings, ...others].join('')
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, '..', 'seed.sql'), buildSeed())
}
