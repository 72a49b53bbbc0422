import { instrumentOf, provisionOf } from './provisions'

/**
 * What tells the provisions of an instrument from those of the same numbers, "Registration Regulations"; "" for the Law, the
 * Regulations and the Directives, by the rule of private.instrument_name.
 */
export function instrumentName(type: string, chapterTitle: string): string {
  const instrument = instrumentOf(chapterTitle)
  if (provisionOf(type, chapterTitle) === 'directive') return ''
  const [, subject] = /\(([^()]+)\)/.exec(instrument) ?? []
  const [word] = /\b(?:Regulations|Rules|Order|Law)\b/.exec(instrument) ?? []
  return subject && word ? `${subject} ${word}` : instrument
}
