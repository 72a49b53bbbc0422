import { withoutApostrophes } from '@/lib/csv'
import type { FieldValue } from '@/lib/faults'
import { cleanPastedHtml } from '@/office/editor/clean-paste'
import type { FieldSpec } from '@/office/manager'
import { type DateOrder, readDate } from './read-dates'

/** A cell of a file as the value of a field. */
export function readCell(cell: string, spec: FieldSpec, order: DateOrder): FieldValue {
  const text = withoutApostrophes(cell).replace(/\r\n?/g, '\n').trim()
  if (spec.control === 'texts') return linesOf(text).map((line) => line.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, ''))
  if (spec.control === 'select') return optionOf(text, spec)
  switch (spec.kind) {
    case 'date':
    case 'known-date':
      return readDate(text, order)
    case 'html':
      return htmlOf(text)
    case 'email':
      return text.toLowerCase()
    default:
      return spec.control === 'textarea' ? text : text.replace(/\s*\n\s*/g, ' ')
  }
}

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

/** HTML by the site's allow-list; a plain text becomes paragraphs, at its empty lines if it has any. */
function htmlOf(text: string): string {
  if (TAG.test(text)) return cleanPastedHtml(text)
  const paragraphs = /\n\s*\n/.test(text) ? text.split(/\n\s*\n/) : text.split('\n')
  return paragraphs
    .map((paragraph) => linesOf(paragraph).map(escaped).join('<br>'))
    .filter(Boolean)
    .map((words) => `<p>${words}</p>`)
    .join('')
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
