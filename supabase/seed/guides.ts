import { asOfOf, children, type Entry, fail, html, optionalText, readJson, text, toEntries } from './entries.ts'
import { insert, orNull, quote } from './sql.ts'

/** Gives a row its id by a key. */
type NewId = (entry: Entry, key: string) => string
/** In which wordings people ask for the row that a key names, as SQL. */
type Asked = (key: string) => string

/**
 * The guides of guides.json, published (TOOL-5): the database refuses one with faults.
 * @throws Error with file and entry if a text breaks a rule
 */
export function guideInsert(newId: NewId, asked: Asked): string {
  const rows = toEntries(readJson('guides.json'), 'guides.json').map((guide) => {
    const title = text(guide, 'title')
    const key = `guide:${title}`
    const nodes = JSON.stringify(children(guide, 'nodes').map(stepOf))
    const asOf = asOfOf(guide)
    return [
      ...quote(newId(guide, key), title, text(guide, 'summary'), nodes),
      'true',
      asked(key),
      ...quote(asOf.text),
      orNull(asOf.later),
    ]
  })
  return insert('guides', 'id, title, summary, nodes, is_enabled, asked_as, text_as_of, changes_noted_to', rows)
}

/** A step in the form that the database checks (private.is_guide). */
function stepOf(step: Entry) {
  const title = text(step, 'title')
  // Hardly anything tells a step from others in an error but its title.
  const named = { ...step, name: `guides.json "${title}"` }
  const kind = text(named, 'kind')
  const isQuestion = kind === 'question'
  if (!isQuestion && kind !== 'outcome') fail(named, `kind is ${kind}`)
  return {
    key: text(named, 'key'),
    kind,
    title,
    text: html(named, 'text'),
    ends: isQuestion ? optionalText(named, 'ends') : html(named, 'ends'),
    rests: children(named, 'rests').map((rest) => ({
      cite: text(rest, 'cite'),
      name: optionalText(rest, 'name'),
      note: text(rest, 'note'),
    })),
    answers: children(named, 'answers').map((answer) => ({
      key: text(answer, 'key'),
      text: text(answer, 'text'),
      note: optionalText(answer, 'note'),
      to: text(answer, 'to'),
    })),
  }
}
