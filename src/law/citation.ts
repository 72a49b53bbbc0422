import { withoutNumber } from '@/lib/section-number'

export type Citable = {
  lawType: string
  chapterTitle: string
  number: string | null
  title: string
  /** The path of a paragraph, "(a)(5)"; null or absent for the whole section. */
  paragraph?: string | null
}

// A chapter that is an instrument of its own is cited by its own name and year, as is every chapter of the booking rules.
const INSTRUMENTS: Record<string, { name: string; abbreviation: string }> = {
  'vat-law': { name: 'Value Added Tax Law, 5736-1975', abbreviation: 's.' },
  regulations: { name: 'Value Added Tax Regulations, 5736-1976', abbreviation: 'reg.' },
}

/** The citation of a section, "Value Added Tax Law, 5736-1975, s. 30", or of its paragraph (LAW-9); by title if it has no number. */
export function citeSection({ lawType, chapterTitle, number, title, paragraph }: Citable): string {
  const main = INSTRUMENTS[lawType]
  const isInstrument = /\b5\d{3}-\d{4}\b|\bRegulations\b/.test(chapterTitle)
  const name = isInstrument || !main ? chapterTitle : main.name
  const abbreviation = /\bRegulations\b/.test(name) ? 'reg.' : (main?.abbreviation ?? 's.')
  return `${name}, ${number ? `${abbreviation} ${number}` : withoutNumber(title)}${paragraph ?? ''}`
}
