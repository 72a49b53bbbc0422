import { readdirSync } from 'node:fs'
import { asOfLine, asOfOf, children, dayOf, type Entry, html, readJson, text, toEntries } from './entries.ts'
import { insert, orNull, quote } from './sql.ts'

type NewId = (entry: Entry, key: string) => string

/** In which wordings people ask for the row that a key names, as SQL. */
type Asked = (key: string) => string

/** The texts of the law browser: where each is written down, and where the public finds the Hebrew text. */
const LAW_BROWSER = [
  { type: 'vat-law', files: /^law-chapters-.+\.json$/, hebrew: 'https://www.nevo.co.il/law_html/law00/70179.htm' },
  { type: 'regulations', files: /^regulations-.+\.json$/, hebrew: 'https://www.nevo.co.il/law_html/law01/271_005.htm' },
  { type: 'booking-rules', files: /^booking-rules\.json$/, hebrew: '' },
]

/** The day on which these texts were last edited, whenever a database is filled with them (LAW-9). */
const EDITED = '2026-11-28'

/** A chapter named like a statute ("… Regulations …, 5736-1976") is one: its sections count from 1 again. */
const INSTRUMENT = /, 57\d\d-\d{4}$/

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

/** The text of a section, present or former, with the line that says what it is; how old its words are stands at its head. */
const sectionContent = (entry: Entry, hebrew: string): string =>
  html(entry, 'content') +
  asOfLine('Summary in our own words. Other amendments were not checked; the Hebrew text is binding.', hebrew)

/** What a section said before; without a content, that it was not in force then. */
function versionRow(
  newId: NewId,
  former: Entry,
  of: { id: string; title: string; key: string; source: string },
): string[] {
  const to = dayOf(former, 'to')
  const ids = quote(newId(former, `version:${of.key}:${to}`), of.id, of.title)
  if (!former.fields.has('content')) return [...ids, 'null', 'null', ...quote('day'), 'null', ...quote(to, '')]
  const { text: version, precision } = asOfOf(former)
  return [
    ...ids,
    ...quote(sectionContent(former, of.source), version, precision),
    orNull(dayOf(former, 'from')),
    ...quote(to, text(former, 'note')),
  ]
}

/** The rows of the law browser, and the id of each section by its key. @throws Error with file and entry */
export function lawInserts(newId: NewId, asked: Asked): { inserts: string[]; sectionIds: Map<string, string> } {
  const chapters: string[][] = []
  const sections: string[][] = []
  const versions: string[][] = []
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
        const asOf = asOfOf(section)
        const source = INSTRUMENT.test(chapterTitle) ? '' : hebrew
        const days = [
          ...quote(asOf.text, asOf.precision),
          ...[dayOf(section, 'unchangedTo'), asOf.later, dayOf(section, 'inForceFrom')].map(orNull),
        ]
        const asks = asked(`section:${key}`)
        sections.push([
          ...quote(id, chapterId, title, sectionContent(section, source)),
          asks,
          String(place + 1),
          ...days,
          ...quote(EDITED),
        ])
        for (const former of section.fields.has('former') ? children(section, 'former') : [])
          versions.push(versionRow(newId, former, { id, title, key, source }))
      }
    }
  }
  const inserts = [
    insert('chapters', 'id, title, type, "order"', chapters),
    insert(
      'sections',
      'id, chapter_id, title, content, asked_as, "order", text_as_of, text_precision, unchanged_to, changes_noted_to, in_force_from, date_updated',
      sections,
    ),
    insert(
      'section_versions',
      'id, section_id, title, content, text_as_of, text_precision, from_day, to_day, note',
      versions,
    ),
  ]
  return { inserts, sectionIds }
}
