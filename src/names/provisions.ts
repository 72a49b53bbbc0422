/** What the provisions of a text of the law, or of a chapter of it, are called. */
export type Provision = 'section' | 'regulation' | 'directive'

/** What stands before the number of each: "§ 30", "Reg. 12A", "Directive 25(a)"; § is that of sections alone. */
export const SIGNS: Readonly<Record<Provision, string>> = { section: '§', regulation: 'Reg.', directive: 'Directive' }

/** What the provisions of a text of the law, or of a chapter of it, are called, by the rule of private.provision_word. */
export function provisionOf(type: string, chapterTitle = ''): Provision {
  if (type === 'regulations' || /\bRegulations\b/.test(chapterTitle)) return 'regulation'
  const isOfDirectives = /\bDirectives\b/.test(chapterTitle) || !isInstrument(chapterTitle)
  return type === 'booking-rules' && isOfDirectives ? 'directive' : 'section'
}

/** An instrument with its year at the start of a chapter's title; its name alone in parentheses. */
const WITH_YEAR = /^(.+[^,]),?\s+5\d{3}-\d{4}/

/** The instrument that a chapter is, "Value Added Tax Regulations (Registration)", by the rule of private.instrument_of; or "". */
export const instrumentOf = (chapterTitle: string): string =>
  WITH_YEAR.exec(chapterTitle)?.[1] ?? /^.+ Regulations$/.exec(chapterTitle)?.[0] ?? ''

/** The instrument's whole name in the title of one of its chapters, with its year: what stands before the name of the chapter. */
export const nameWithYear = (chapterTitle: string): string => WITH_YEAR.exec(chapterTitle)?.[0] ?? chapterTitle

/** Whether a chapter is an instrument of its own, cited by its own name. */
export const isInstrument = (chapterTitle: string): boolean => instrumentOf(chapterTitle) !== ''
