import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fieldsOf } from '../lib/fields-of.ts'
import { parseJson } from '../lib/parse-json.ts'
import type { ContentChanges } from './content-changes.ts'

/** What the pages of a build were made from, for the next build (FIND-7). */
export interface PageRecord {
  /** Of all that shapes a page beside its data: components, styles, scripts, settings. */
  fingerprint: string
  /** Which database it was, and how new its content. */
  origin: string
  version: number
  /** By address: the ids of the rows that its data holds. */
  pages: Map<string, string[]>
}

/** The record of the last build; null when there is none, or it cannot be read. */
export function readRecord(file: string): PageRecord | null {
  if (!existsSync(file)) return null
  const { fingerprint, origin, version, pages } = fieldsOf(parseJson(readFileSync(file, 'utf8')))
  if (!Array.isArray(pages)) return null
  return { fingerprint: String(fingerprint), origin: String(origin), version: Number(version), pages: new Map(pages) }
}

export function writeRecord(file: string, record: PageRecord): void {
  writeFileSync(file, JSON.stringify({ ...record, pages: [...record.pages] }))
}

/** The lists that go on on further pages, by their tables. */
const LISTS = { rulings: '/rulings', tax_decisions: '/decisions', news: '/news' } as const

/** The addresses whose pages of the last build still show what the content is, by what has changed since. */
export function unchangedPages({ pages }: PageRecord, { rows, tables }: ContentChanges): Set<string> {
  // A section that is new or has another number becomes a link in every text of the law that names it.
  const isLawChanged = tables.has('sections') || tables.has('chapters')
  // A row that is new, gone or of another day moves others to another page, and the numbers beside the filters change.
  const lists = Object.entries(LISTS).flatMap(([table, list]) => (tables.has(table) ? [`${list}/page/`] : []))
  const isChanged = (address: string, held: string[]) =>
    (isLawChanged && address.startsWith('/law/')) ||
    lists.some((list) => address.startsWith(list)) ||
    held.some((id) => rows.has(id))
  return new Set([...pages].flatMap(([address, held]) => (isChanged(address, held) ? [] : [address])))
}

const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

/** The ids of all rows that a page's data holds. */
export const rowsIn = (data: string): string[] => [...new Set(data.match(UUID))]
