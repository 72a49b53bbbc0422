/**
 * Writes supabase/seed.sql from the JSON files beside this one (DATA-7): `npm run db:seed`.
 * Ids are hashes of natural keys, so that links to a page survive a new seed.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HEADER = `-- Demonstration content: summaries of Israeli VAT law in our own words, out of date in parts, and not legal advice.
-- Decisions whose title begins with SAMPLE are invented. Made by \`npm run db:seed\` from supabase/seed/*.json:
-- change those files, never this one.
`

/** What the law browser shows, where it is written down, and where the public finds the Hebrew text. */
const LAW_BROWSER = [
  { type: 'vat-law', files: /^law-chapters-.+\.json$/, hebrew: 'https://www.nevo.co.il/law_html/law00/70179.htm' },
  { type: 'regulations', files: /^regulations\.json$/, hebrew: 'https://www.nevo.co.il/law_html/law01/271_005.htm' },
  { type: 'booking-rules', files: /^booking-rules\.json$/, hebrew: '' },
]

/** A chapter named like a statute ("… Regulations …, 5736-1976") is one: it counts its sections from 1 again. */
const INSTRUMENT = /, 57\d\d-\d{4}$/

/** FAQs mix the Law's text (read in its version of February 2021) with sources up to the day they were written. */
const FAQ_AS_OF = 'As of November 2026; sections and regulations as they stood in February 2021.'

const TAGS = new Set('p ul ol li strong em h3 h4 a table thead tbody tr th td caption blockquote'.split(' '))
const TAG = /<(\/?)([a-z0-9]+)( href="https:\/\/[^"<>\s]+")?>/g

/** The columns of which a decision's content is composed, under the headings that the admin form gives them. */
const DECISION_PARTS = {
  facts: 'Facts',
  request: 'Request',
  arrangement: 'Tax arrangement',
  position: 'Position',
  key_notes: 'Key notes',
}

/** One object of a content file; `name` says which, for the reader of an error. */
interface Entry {
  name: string
  fields: Map<string, unknown>
}

type NewId = (entry: Entry, key: string) => string

function fail(entry: Entry, fault: string): never {
  throw new Error(`${entry.name}: ${fault}`)
}

function toEntry(value: unknown, place: string): Entry {
  if (typeof value !== 'object' || value === null) throw new Error(`${place}: not an object`)
  const fields = new Map<string, unknown>(Object.entries(value))
  const label = fields.get('title') ?? fields.get('question') ?? fields.get('section')
  return { name: typeof label === 'string' ? `${place} "${label}"` : place, fields }
}

function toEntries(value: unknown, place: string): Entry[] {
  if (!Array.isArray(value)) throw new Error(`${place}: not a list`)
  return value.map((item: unknown, index) => toEntry(item, `${place}[${index}]`))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
}

function children(entry: Entry, field: string): Entry[] {
  return toEntries(entry.fields.get(field), `${entry.name} ${field}`)
}

/** A text that may be empty. It stays on one line, and needs no other escape in SQL than a doubled quote. */
function optionalText(entry: Entry, field: string): string {
  const value = entry.fields.get(field)
  if (typeof value !== 'string') fail(entry, `${field} is missing`)
  if (/[\\\p{Cc}]/u.test(value)) fail(entry, `${field} has a backslash, a line break or a control character`)
  return value
}

function text(entry: Entry, field: string): string {
  const value = optionalText(entry, field)
  if (value.trim() === '') fail(entry, `${field} is empty`)
  return value
}

function texts(entry: Entry, field: string): string[] {
  const values = entry.fields.get(field)
  if (!Array.isArray(values) || values.length === 0) fail(entry, `${field} is not a list of texts`)
  return values.map((value: unknown) => text({ name: entry.name, fields: new Map([[field, value]]) }, field))
}

/** HTML in which every tag is allowed, closed and free of attributes, but for a link's https address. */
function html(entry: Entry, field: string): string {
  const value = text(entry, field)
  const stray = /[<>].{0,30}|&(?!amp;|lt;|gt;|quot;|nbsp;).{0,10}/.exec(value.replace(TAG, ''))
  if (stray) fail(entry, `${field} has forbidden markup: ${stray[0]}`)
  const open: string[] = []
  for (const [tag, slash, name = '', href] of value.matchAll(TAG)) {
    const isLinkStart = name === 'a' && slash === ''
    if (!TAGS.has(name) || isLinkStart !== Boolean(href)) fail(entry, `${field} has the forbidden tag ${tag}`)
    if (slash === '') open.push(name)
    else if (open.pop() !== name) fail(entry, `${field} has ${tag} in the wrong place`)
  }
  if (open.length > 0) fail(entry, `${field} does not close <${open.at(-1)}>`)
  return value
}

/** A date of the content: a day, or a month, which the database keeps as its first day. */
function dateOf(entry: Entry, field: string): { day: string; words: string } {
  const value = text(entry, field)
  const isMonth = /^\d{4}-\d{2}$/.test(value)
  const day = isMonth ? `${value}-01` : value
  const date = new Date(`${day}T00:00:00Z`)
  if (!date.toJSON()?.startsWith(day)) fail(entry, `${field} is not a date: ${value}`)
  const words = date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return { day, words: isMonth ? words.replace('1 ', '') : words }
}

function asOfLine(sentence: string, hebrew = ''): string {
  const link = hebrew === '' ? '' : ` <a href="${hebrew}">Hebrew text</a>`
  return `<p><em>${sentence}${link}</em></p>`
}

/** Gives out ids shaped like version 5, the first 128 bits of a hash of the key, and refuses a key's second use. */
function idMaker(): NewId {
  const owners = new Map<string, string>()
  return (entry, key) => {
    const owner = owners.get(key)
    if (owner !== undefined) fail(entry, `has the same key (${key}) as ${owner}`)
    owners.set(key, entry.name)
    const hex = createHash('sha256').update(key).digest('hex')
    const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
    const groups = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`]
    return [...groups, hex.slice(20, 32)].join('-')
  }
}

function quote(...values: string[]): string[] {
  return values.map((value) => `'${value.replaceAll("'", "''")}'`)
}

function insert(table: string, columns: string, rows: string[][]): string {
  const values = rows.map((row) => `    (${row.join(', ')})`).join(',\n')
  return `\ninsert into public.${table} (${columns}) values\n${values};\n`
}

/** "vat-law:30", "regulations:15A"; sections of any other instrument carry its name: "regulations:…, 5736-1976:6". */
function sectionKey(type: string, chapter: string, title: string): string {
  const name = /^(\d+[A-Z]*(?:\([a-z]\))?)\. /.exec(title)?.[1] ?? title
  const isMainText = type !== 'booking-rules' && !INSTRUMENT.test(chapter)
  return isMainText ? `${type}:${name}` : `${type}:${chapter}:${name}`
}

function readChapters(files: RegExp): Entry[] {
  const names = readdirSync(import.meta.dirname).filter((name) => files.test(name))
  if (names.length === 0) throw new Error(`supabase/seed: no file like ${files}`)
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return names.flatMap((name) => toEntries(readJson(name), name))
}

function lawInserts(newId: NewId): { inserts: string[]; sectionIds: Map<string, string> } {
  const chapters: string[][] = []
  const sections: string[][] = []
  const sectionIds = new Map<string, string>()
  for (const { type, files, hebrew } of LAW_BROWSER) {
    for (const [index, chapter] of readChapters(files).entries()) {
      const chapterTitle = text(chapter, 'title')
      const chapterId = newId(chapter, `chapter:${type}:${chapterTitle}`)
      chapters.push([...quote(chapterId, chapterTitle, type), String(index + 1)])
      for (const [place, section] of children(chapter, 'sections').entries()) {
        const title = text(section, 'title')
        const key = sectionKey(type, chapterTitle, title)
        const id = newId(section, `section:${key}`)
        sectionIds.set(key, id)
        const asOf = dateOf(section, 'asOf')
        // What the summary adds to the text of the section, from later sources.
        const later = section.fields.has('laterAsOf') ? dateOf(section, 'laterAsOf') : undefined
        const added = later ? ` with later points as of ${later.words},` : ''
        const sentence = `Summary as of ${asOf.words},${added} in our own words; the Hebrew text is binding.`
        const content = html(section, 'content') + asOfLine(sentence, INSTRUMENT.test(chapterTitle) ? '' : hebrew)
        sections.push([...quote(id, chapterId, title, content), String(place + 1), ...quote((later ?? asOf).day)])
      }
    }
  }
  const inserts = [
    insert('chapters', 'id, title, type, "order"', chapters),
    insert('sections', 'id, chapter_id, title, content, "order", date_updated', sections),
  ]
  return { inserts, sectionIds }
}

function rulingInserts(newId: NewId, sectionIds: Map<string, string>): string[] {
  const published = new Map<string, { title: string; url: string }>()
  const rulings = toEntries(readJson('rulings.json'), 'rulings.json').map((ruling) => {
    const id = newId(ruling, `ruling:${text(ruling, 'key')}`)
    const title = text(ruling, 'title')
    published.set(text(ruling, 'key'), { title, url: `/rulings/${id}` })
    const sentence = `Summary as of ${dateOf(ruling, 'asOf').words}, in our own words; the judgment itself is binding.`
    const content = html(ruling, 'content') + asOfLine(sentence)
    const columns = quote(
      id,
      title,
      dateOf(ruling, 'date').day,
      text(ruling, 'court'),
      text(ruling, 'summary'),
      content,
    )
    return [...columns, `array[${quote(...texts(ruling, 'keyPoints')).join(', ')}]`]
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
    insert('rulings', 'id, title, date, court, summary, content, key_points', rulings),
    insert('related_rulings', 'id, section_id, title, url', related),
  ]
}

function decisionContent(decision: Entry): string {
  const parts = Object.entries(DECISION_PARTS)
    .filter(([part]) => optionalText(decision, part) !== '')
    .map(([part, heading]) => `<h3>${heading}</h3><p>${text(decision, part)}</p>`)
  const links = children(decision, 'sources').map((link) => `<a href="${text(link, 'url')}">${text(link, 'title')}</a>`)
  if (links.length > 0) parts.push(`<h3>Sources</h3><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`)
  const { words } = dateOf(decision, 'asOf')
  const sentence = text(decision, 'title').startsWith('SAMPLE')
    ? `Sample written in ${words}: nothing in it was decided by any authority.`
    : `Summary as of ${words}, in our own words; read the original before relying on it.`
  const content = parts.join('') + asOfLine(sentence)
  return html({ name: decision.name, fields: new Map([['content', content]]) }, 'content')
}

function decisionInsert(newId: NewId): string {
  const required = ['authority', 'field', 'subject', 'summary']
  const optional = Object.keys(DECISION_PARTS)
  const rows = toEntries(readJson('decisions.json'), 'decisions.json').map((decision) => {
    const id = newId(decision, `decision:${text(decision, 'title')}`)
    const head = quote(id, text(decision, 'title'), dateOf(decision, 'date').day)
    const subject = quote(...required.map((field) => text(decision, field)))
    const parts = quote(...optional.map((field) => optionalText(decision, field)))
    return [...head, ...subject, ...parts, ...quote(decisionContent(decision))]
  })
  return insert('tax_decisions', ['id', 'title', 'date', ...required, ...optional, 'content'].join(', '), rows)
}

function newsInsert(newId: NewId): string {
  const rows = toEntries(readJson('news.json'), 'news.json').map((post) => {
    const title = text(post, 'title')
    const { day } = dateOf(post, 'date')
    const content = html(post, 'content') + asOfLine(`As of ${dateOf(post, 'asOf').words}, in our own words.`)
    const id = newId(post, `news:${day}:${title}`)
    return quote(id, title, day, text(post, 'category'), text(post, 'summary'), content)
  })
  return insert('news', 'id, title, date, category, summary, content', rows)
}

function faqInserts(newId: NewId): string[] {
  const file = toEntry(readJson('faqs.json'), 'faqs.json')
  const names = texts(file, 'categories')
  const categories = new Map(names.map((name) => [name, { id: newId(file, `faq-category:${name}`), size: 0 }]))
  const faqs = children(file, 'faqs').map((faq) => {
    const category = categories.get(text(faq, 'category')) ?? fail(faq, `no category ${text(faq, 'category')}`)
    category.size += 1
    const id = newId(faq, `faq:${text(faq, 'question')}`)
    const answer = html(faq, 'answer') + asOfLine(FAQ_AS_OF)
    return [...quote(id, category.id, text(faq, 'question'), answer), String(category.size), 'true']
  })
  const rows = [...categories].map(([name, { id }], index) => [...quote(id, name), String(index + 1)])
  return [
    insert('faq_categories', 'id, name, "order"', rows),
    insert('faqs', 'id, category_id, question, answer, "order", is_enabled', faqs),
  ]
}

function rateInsert(newId: NewId): string {
  const rows = toEntries(readJson('vat-rates.json'), 'vat-rates.json').map((period) => {
    const { day } = dateOf(period, 'effectiveFrom')
    const rate = period.fields.get('rate')
    if (typeof rate !== 'number') fail(period, 'rate is not a number')
    return [...quote(newId(period, `vat-rate:${day}`), day), String(rate), ...quote(text(period, 'note'))]
  })
  return insert('vat_rates', 'id, effective_from, rate, note', rows)
}

/** The whole of seed.sql; throws, naming file and entry, if the content breaks a rule. */
export function buildSeed(): string {
  const newId = idMaker()
  const law = lawInserts(newId)
  const rulings = rulingInserts(newId, law.sectionIds)
  const others = [decisionInsert(newId), newsInsert(newId), ...faqInserts(newId), rateInsert(newId)]
  return [HEADER, ...law.inserts, ...rulings, ...others].join('')
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, '..', 'seed.sql'), buildSeed())
}
