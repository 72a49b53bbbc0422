import {
  dateOf,
  dayOf,
  type Entry,
  fail,
  optionalText,
  optionalTexts,
  readJson,
  text,
  texts,
  toEntries,
} from './entries.ts'
import { arrayOf, insert, orNull, quote } from './sql.ts'
import { readSynonyms } from './synonyms.ts'

/** Gives a row its id by a key. */
type NewId = (entry: Entry, key: string) => string

/** The rates and amounts of amounts.json. @throws Error with file and entry */
export function amountInsert(newId: NewId): string {
  const rows = toEntries(readJson('amounts.json'), 'amounts.json').map((entry) => {
    const [day] = dateOf(entry, 'effectiveFrom')
    const kind = text(entry, 'kind')
    const amount = entry.fields.get('amount')
    if (typeof amount !== 'number') fail(entry, 'amount is not a number')
    const period = entry.fields.has('period') ? text(entry, 'period') : ''
    const until = orNull(dayOf(entry, 'until'))
    const key = quote(newId(entry, `${kind}:${day}`), kind, day)
    return [
      ...key,
      String(amount),
      ...quote(period),
      until,
      ...quote(optionalText(entry, 'note'), text(entry, 'source')),
    ]
  })
  return insert('amounts', 'id, kind, effective_from, amount, period, until, note, source', rows)
}

/** The deadlines of deadlines.json, in their order. @throws Error with file and entry */
export function deadlineInsert(newId: NewId): string {
  const rows = toEntries(readJson('deadlines.json'), 'deadlines.json').map((deadline, index) => {
    const key = text(deadline, 'key')
    const span = deadline.fields.get('span')
    if (typeof span !== 'number') fail(deadline, 'span is not a number')
    return [
      ...quote(newId(deadline, `deadline:${key}`), key),
      String(index + 1),
      ...quote(text(deadline, 'event')),
      orNull(optionalText(deadline, 'reporting')),
      ...quote(text(deadline, 'title')),
      String(span),
      ...quote(text(deadline, 'unit'), text(deadline, 'rule')),
      arrayOf(texts(deadline, 'provisions')),
      ...quote(optionalText(deadline, 'caution')),
      arrayOf(texts(deadline, 'askedAs')),
    ]
  })
  const columns = 'id, key, "order", event, reporting, title, span, unit, rule, provisions, caution, asked_as'
  return insert('deadlines', columns, rows)
}

/** The postponements of postponements.json. @throws Error with file and entry */
export function postponementInsert(newId: NewId): string {
  const rows = toEntries(readJson('postponements.json'), 'postponements.json').map((entry) => {
    const facts = [text(entry, 'reporting'), dateOf(entry, 'period')[0], dateOf(entry, 'day')[0]] as const
    return quote(newId(entry, `postponement:${facts[0]}:${facts[1]}`), ...facts, text(entry, 'source'))
  })
  return insert('postponements', 'id, reporting, period, day, source', rows)
}

/** The terms of terms.json. @throws Error with file and entry */
export function termInsert(newId: NewId): string {
  const list = (entry: Entry, field: string) => `${arrayOf(optionalTexts(entry, field))}::text[]`
  const rows = toEntries(readJson('terms.json'), 'terms.json').map((term) => [
    ...quote(newId(term, `term:${text(term, 'title')}`), text(term, 'title')),
    list(term, 'variants'),
    ...quote(text(term, 'hebrew')),
    list(term, 'transliterations'),
    ...quote(optionalText(term, 'definition'), optionalText(term, 'definedIn'), text(term, 'note')),
    String(term.fields.get('isMarked') === true),
  ])
  return insert('terms', 'id, term, variants, hebrew, transliterations, definition, defined_in, note, is_marked', rows)
}

/** Readers' words and what the texts say for them, of synonyms.json (SEARCH-10). @throws Error with file and entry */
export function synonymInsert(newId: NewId): string {
  const rows = readSynonyms().map(({ file, typed, means }) => [
    ...quote(newId(file, `synonym:${typed}`), typed),
    arrayOf(means),
  ])
  return insert('synonyms', 'id, typed, means', rows)
}
