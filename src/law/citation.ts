import { formatDay } from '@/lib/dates'
import { withoutNumber } from '@/lib/section-number'
import { SITE_NAME } from '@/lib/site'
import { withFullStop } from '@/lib/with-full-stop'
import { isInstrument, nameWithYear, provisionOf } from '@/names/provisions'
import type { TextAge } from './text-age'

export type Citable = {
  lawType: string
  chapterTitle: string
  number: string | null
  title: string
  /** The path of a paragraph, "(a)(5)"; null or absent for the whole section. */
  paragraph?: string | null | undefined
}

const MAIN: Readonly<Record<string, string>> = {
  'vat-law': 'Value Added Tax Law, 5736-1975',
  regulations: 'Value Added Tax Regulations, 5736-1976',
}

const ABBREVIATIONS = { section: 's.', regulation: 'reg.', directive: 'directive' } as const

/** The instrument that a chapter is of; each chapter of the booking rules is cited by its own name. */
export const citeInstrument = (lawType: string, chapterTitle = ''): string =>
  (!isInstrument(chapterTitle) && MAIN[lawType]) || nameWithYear(chapterTitle)

/** The citation of a section, "Value Added Tax Law, 5736-1975, s. 30", or of its paragraph (LAW-9); by title if it has no number. */
export function citeSection({ lawType, chapterTitle, number, title, paragraph }: Citable): string {
  const place = number ? `${ABBREVIATIONS[provisionOf(lawType, chapterTitle)]} ${number}` : withoutNumber(title)
  return `${citeInstrument(lawType, chapterTitle)}, ${place}${paragraph ?? ''}`
}

/** What the text of a ruling or decision here is. */
export const OWN_WORDS = 'Summary in own words'

/** What the texts of several sections are. */
export const OWN_WORDS_OF_EACH = `${OWN_WORDS}; each section says of which text`

/** What the text of a section is, and how old: "Summary in own words of the text of 14 January 2021; later changes noted to …". */
export const natureOf = ({ text_as_of, changes_noted_to }: TextAge): string =>
  `${OWN_WORDS} of the text of ${formatDay(text_as_of)}${changes_noted_to ? `; later changes noted to ${formatDay(changes_noted_to)}` : ''}`

export type Cited = {
  citation: string
  /** What the text here is, if it is not the cited one: "Summary in own words". */
  nature?: string | undefined
}

/** The first half of a citation that can be filed (TRUE-3): what is cited, and what the text here is. */
export const citedText = ({ citation, nature }: Cited): string => withFullStop(citation) + (nature ? ` ${nature}.` : '')

/** The second: where the text was read, and on which ISO day. */
export const whereRead = (address: string, day: string): string => `${SITE_NAME}, ${address}, read ${formatDay(day)}.`
