import { formatDay } from './dates'
import { withoutNumber } from './leading-title'
import { SITE_NAME } from './site'

/** What is needed to cite a section. */
export type Citable = { lawType: string; chapterTitle: string; number: string | null; title: string }

// The main instrument of each text; a chapter that is an instrument of its own carries its name and year.
const INSTRUMENTS: Record<string, { name: string; abbreviation: string }> = {
  'vat-law': { name: 'Value Added Tax Law, 5736-1975', abbreviation: 's.' },
  regulations: { name: 'Value Added Tax Regulations, 5736-1976', abbreviation: 'reg.' },
  'booking-rules': { name: 'Booking Rules', abbreviation: 's.' },
}

/**
 * The citation of a section, as lawyers write it: "Value Added Tax Law, 5736-1975, s. 30" (LAW-9).
 * A section without a number is cited by its title.
 */
export function citeSection({ lawType, chapterTitle, number, title }: Citable): string {
  const main = INSTRUMENTS[lawType]
  const isInstrument = /\b5\d{3}-\d{4}\b|\bRegulations\b/.test(chapterTitle)
  const name = isInstrument || lawType === 'booking-rules' || !main ? chapterTitle : main.name
  const abbreviation = /\bRegulations\b/.test(name) ? 'reg.' : (main?.abbreviation ?? 's.')
  return number ? `${name}, ${abbreviation} ${number}` : `${name}, ${withoutNumber(title)}`
}

/** The citation of a ruling: "Alpha Ltd. v. Director of VAT, Supreme Court of Israel (30 January 2023)" (RUL-3). */
export function citeRuling({ title, court, date }: { title: string; court: string; date: string }): string {
  return `${title}, ${court} (${formatDay(date)})`
}

/** The citation of a tax decision, whose title is its number: "Tax Authority, Tax Decision 8933/25: … (1 February 2025)" (DEC-2). */
export function citeDecision(decision: { title: string; authority: string; subject: string; date: string }): string {
  const { title, authority, subject, date } = decision
  return `${authority}, Tax Decision ${title}: ${subject} (${formatDay(date)})`
}

/** The citation of a news post, which is this site's own: "“VAT rises to 18%”, Israel VAT Guide (1 January 2025)" (NEWS-2). */
export function citeNews({ title, date }: { title: string; date: string }): string {
  return `“${title}”, ${SITE_NAME} (${formatDay(date)})`
}
