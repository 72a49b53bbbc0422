/** Reads the content files beside this one. @throws each function: Error with file and entry if a rule is broken */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TAGS = new Set('p ul ol li strong em ins h3 h4 a table thead tbody tr th td caption blockquote'.split(' '))
/** The only tag with other attributes (ACC-4). */
const HEBREW = /<span dir="rtl" lang="he">([^<>]+)<\/span>/g
/** On <ins>: since which day what is told there holds (TRUE-2), the last one possible where only month or year are known. */
const INSERTED = /<ins datetime="\d{4}-\d\d-\d\d">/g
const TAG = /<(\/?)([a-z0-9]+)( href="(?:https:\/\/[^"<>\s]+|\/amounts#[a-z-]+)")?>/g

/** One object of a content file; `name` identifies it in errors. */
export interface Entry {
  name: string
  fields: Map<string, unknown>
}

/** Ends the build with a sentence that names the entry. */
export function fail(entry: Entry, fault: string): never {
  throw new Error(`${entry.name}: ${fault}`)
}

/** A JSON object as an entry; `place` names it if it has no title, question or section. */
export function toEntry(value: unknown, place: string): Entry {
  if (typeof value !== 'object' || value === null) throw new Error(`${place}: not an object`)
  const fields = new Map<string, unknown>(Object.entries(value))
  const label = fields.get('title') ?? fields.get('question') ?? fields.get('section')
  return { name: typeof label === 'string' ? `${place} "${label}"` : place, fields }
}

/** A JSON list of objects as entries. */
export function toEntries(value: unknown, place: string): Entry[] {
  if (!Array.isArray(value)) throw new Error(`${place}: not a list`)
  return value.map((item: unknown, index) => toEntry(item, `${place}[${index}]`))
}

/** The parsed content of a file in this folder. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
}

/** The entries in a field of an entry: the sections of a chapter. */
export function children(entry: Entry, field: string): Entry[] {
  return toEntries(entry.fields.get(field), `${entry.name} ${field}`)
}

/** A text that may be empty. It has one line, so that SQL needs no escape but a doubled quote. */
export function optionalText(entry: Entry, field: string): string {
  const value = entry.fields.get(field)
  if (typeof value !== 'string') fail(entry, `${field} is missing`)
  if (/[\\\p{Cc}]/u.test(value)) fail(entry, `${field} has a backslash, a line break or a control character`)
  return value
}

/** A text that may not be empty. */
export function text(entry: Entry, field: string): string {
  const value = optionalText(entry, field)
  if (value.trim() === '') fail(entry, `${field} is empty`)
  return value
}

/** A list of at least one text. */
export function texts(entry: Entry, field: string): string[] {
  const values = optionalTexts(entry, field)
  return values.length > 0 ? values : fail(entry, `${field} is not a list of texts`)
}

/** A list of texts, which may be empty. */
export function optionalTexts(entry: Entry, field: string): string[] {
  const values = entry.fields.get(field)
  if (!Array.isArray(values)) fail(entry, `${field} is not a list of texts`)
  return values.map((value: unknown) => text({ name: entry.name, fields: new Map([[field, value]]) }, field))
}

/** HTML whose tags are all allowed, closed and without attributes, but for a link's address (https, or a figure of the site) and marked Hebrew. */
export function html(entry: Entry, field: string): string {
  const value = text(entry, field)
  if (/[\u0590-\u05ff]/.test(value.replace(HEBREW, ''))) fail(entry, `${field} has Hebrew that is not marked as such`)
  const plain = value.replace(HEBREW, '$1').replace(INSERTED, '<ins>')
  const stray = /[<>].{0,30}|&(?!amp;|lt;|gt;|quot;|nbsp;).{0,10}/.exec(plain.replace(TAG, ''))
  if (stray) fail(entry, `${field} has forbidden markup: ${stray[0]}`)
  const open: string[] = []
  for (const [tag, slash, name = '', href] of plain.matchAll(TAG)) {
    const isLinkStart = name === 'a' && slash === ''
    if (!TAGS.has(name) || isLinkStart !== Boolean(href)) fail(entry, `${field} has the forbidden tag ${tag}`)
    if (slash === '') open.push(name)
    else if (open.pop() !== name) fail(entry, `${field} has ${tag} in the wrong place`)
  }
  if (open.length > 0) fail(entry, `${field} does not close <${open.at(-1)}>`)
  return value
}

/** A date of an entry, 2025-02-01, 2025-02 or 2025, as it is stored: its first day, and what of it is known (TRUE-1). */
export function dateOf(entry: Entry, field: string): [day: string, precision: 'day' | 'month' | 'year'] {
  const value = text(entry, field)
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(value) ?? []
  const day = year ? `${year}-${month ?? '01'}-01` : value
  if (!new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)) fail(entry, `${field} is not a date: ${value}`)
  return [day, !year ? 'day' : month ? 'month' : 'year']
}

/** A date of an entry in words: "1 February 2025", "February 2025", "2025". */
function inWords(entry: Entry, field: string): string {
  const [day, precision] = dateOf(entry, field)
  const whole = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return precision === 'day' ? whole : precision === 'month' ? whole.replace('1 ', '') : day.slice(0, 4)
}

/** The day of a text's main source and how much of it is known, the day of later ones ('' if there are none), and in words what it speaks for (TRUE-2). */
export function asOfOf(entry: Entry): { text: string; precision: string; later: string; words: string } {
  const [day, precision] = dateOf(entry, 'asOf')
  const words = inWords(entry, 'asOf')
  if (!entry.fields.has('laterAsOf')) return { text: day, precision, later: '', words }
  const [later] = dateOf(entry, 'laterAsOf')
  return { text: day, precision, later, words: `${words}, with later points as of ${inWords(entry, 'laterAsOf')}` }
}

/** A day of an entry; '' where it has none. */
export const dayOf = (entry: Entry, field: string): string => (entry.fields.has(field) ? dateOf(entry, field)[0] : '')

/** The line at the end of a text that says of when it is, with the way to the Hebrew text if there is one. */
export function asOfLine(sentence: string, hebrew = ''): string {
  const link = hebrew === '' ? '' : ` <a href="${hebrew}">Hebrew text</a>`
  return `<p><em>${sentence}${link}</em></p>`
}
