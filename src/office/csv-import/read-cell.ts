import { SECTION_LIMITS } from '@/data/sections/schema'
import { formatCount } from '@/lib/count'
import { withoutApostrophes } from '@/lib/csv'
import type { FieldValue } from '@/lib/faults'
import { cleanForeignHtml } from '@/office/editor/clean-paste'
import { UnreadableMarkup } from '@/office/editor/foreign-markup'
import { markHebrew } from '@/office/editor/mark-hebrew'
import type { FieldSpec } from '@/office/manager'
import { BULLET } from './cells'
import { type DateOrder, readDate } from './read-dates'

/** A cell of a file as the value of a field. @throws UnreadableMarkup where it cannot be read */
export function readCell(cell: string, spec: FieldSpec, order: DateOrder): FieldValue {
  const text = withoutApostrophes(cell).replace(/\r\n?/g, '\n').trim()
  if (spec.kind === 'texts') return linesOf(text).map((line) => line.replace(BULLET, ''))
  if (spec.control === 'select') return optionOf(text, spec)
  switch (spec.kind) {
    case 'date':
    case 'known-date':
      return readDate(text, order)
    case 'html':
      if (text.length > LONGEST_TEXT) {
        throw new UnreadableMarkup(
          `This text has ${formatCount(text.length)} characters, and ${formatCount(LONGEST_TEXT)} at most can be read.`,
        )
      }
      return htmlOf(text)
    case 'email':
      return text.toLowerCase()
    default:
      return spec.control === 'textarea' || spec.kind === 'lines' ? text : text.replace(/\s*\n\s*/g, ' ')
  }
}

/** In characters, with its markup; no stored text may be longer. */
export const LONGEST_TEXT = SECTION_LIMITS.content

const HEADING_LEVELS = [2, 3, 4]

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The value of the option that is called so; what is none stays as it is. */
function optionOf(text: string, { options = [] }: FieldSpec): string {
  const wanted = text.toLowerCase()
  const option = options.find((names) => names.some((name) => name.toLowerCase() === wanted))
  return option?.[0] ?? text
}

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i

/** HTML by the site's allow-list, its Hebrew said to be that; a plain text becomes paragraphs, at its empty lines if it has any. */
function htmlOf(text: string): string {
  if (TAG.test(text)) return markHebrew(cleanForeignHtml(text, HEADING_LEVELS))
  const paragraphs = /\n\s*\n/.test(text) ? text.split(/\n\s*\n/) : text.split('\n')
  const html = paragraphs
    .map((paragraph) => linesOf(paragraph).map(escaped).join('<br>'))
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
  return markHebrew(html.join(''))
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
