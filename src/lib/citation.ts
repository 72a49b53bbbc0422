import { withoutNumber } from './leading-title'

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
