/** What the provisions of a text of the law, or of a chapter of it, are called. */
export type Provision = 'section' | 'regulation' | 'directive'

/** What stands before the number of each: "§ 30", "Reg. 12A", "Directive 25(a)"; § is that of sections alone. */
export const SIGNS: Readonly<Record<Provision, string>> = { section: '§', regulation: 'Reg.', directive: 'Directive' }

const isProvision = (word: string): word is Provision => Object.hasOwn(SIGNS, word)

/** What the provisions of a text of the law, or of a chapter of it, are called, by the rule of private.provision_word. */
export function provisionOf(type: string, chapterTitle = ''): Provision {
  if (type === 'regulations' || /\bRegulations\b/.test(chapterTitle)) return 'regulation'
  return type === 'booking-rules' ? 'directive' : 'section'
}

/** The instrument that a chapter is, "Value Added Tax Regulations (Registration)", by the rule of private.instrument_of; or "". */
const instrumentOf = (chapterTitle: string): string =>
  /^(.+[^,]),?\s+5\d{3}-\d{4}/.exec(chapterTitle)?.[1] ?? /^.+ Regulations$/.exec(chapterTitle)?.[0] ?? ''

/** Whether a chapter is an instrument of its own, cited by its own name. */
export const isInstrument = (chapterTitle: string): boolean => instrumentOf(chapterTitle) !== ''

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

/** A section's title where nothing around it says which instrument it is of: "6. Foreign dealer (Registration Regulations)". */
export function nameInInstrument(type: string, chapterTitle: string, title: string): string {
  const name = instrumentName(type, chapterTitle)
  return name ? `${title} (${name})` : title
}

/**
 * The parts of a provision's name as the database writes it (private.provision_name), "regulation 6 of the Registration
 * Regulations"; `sign` is what readers see before the number, "Registration Reg.".
 */
export function readProvision(name: string) {
  const [word = '', number = '', ...rest] = name.split(' ')
  const kind = isProvision(word) ? word : 'section'
  const instrument = rest.slice(2).join(' ')
  const sign = [instrument.replace(/ Regulations$/, ''), SIGNS[kind]].filter(Boolean).join(' ')
  return { kind, number, instrument, sign }
}
