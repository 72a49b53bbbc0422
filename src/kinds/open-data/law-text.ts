import { type TextAge, wordsOfAge } from '@/law/text-age'
import { escapeXml } from '@/lib/escape-xml'
import { SITE_URL } from '@/lib/site'
import { splitHebrew } from '@/lib/split-hebrew'
import type { LawType } from '@/names/kinds'
import type { HtmlText } from '@/texts/html-text'
import { removeLeadingTitle } from '@/texts/leading-title'
import { linkReferences } from '@/texts/link-references'
import { markParagraphs } from '@/texts/mark-paragraphs'
import { isTerm } from '@/texts/mark-terms'
import { raiseHeadings } from '@/texts/raise-headings'
import { sanitise, toHtml } from '@/texts/sanitise'
import { isFigure } from '@/texts/show-figures'

/** A section of a text of the law as its files have it. */
export type LawSection = {
  /** What links within the law lead to, after "#". */
  id: string
  slug: string
  title: string
  /** As TextAge has it; null where it is not known, of another day. */
  text_as_of: string | null
  unchanged_to?: string | null
  changes_noted_to: string | null
  /** The day of the last edit; null of a text of another day. */
  date_updated: string | null
  /** Its days in force in words, of a text of another day; may be empty. */
  days: string
  /** HTML of the allow-list's elements, with the marks of its paragraphs; its headings begin with h4. */
  content: string
}

/** A text of the law, of today or of another day: the functions that write its files read nothing else. */
export type LawText = {
  name: string
  /** What it is a text of, in full. */
  instrument: string
  /** The address of its page, from the root where the site has none of its own. */
  url: string
  /** The address of its Akoma Ntoso. */
  xml: string
  /** The day as on which it is; null of today. */
  asOn: string | null
  /** What is to be said of the whole, such as what is not known of that day; may be empty. */
  note: string
  chapters: readonly {
    title: string
    /** Where chapters are known by theirs. */
    number: string | null
    sections: readonly LawSection[]
  }[]
}

/** Whether the chapters of a text are known by numbers. */
export const isKnownByNumber = (type: LawType): boolean => type === 'vat-law'

/** How old a section's text is, as far as that is known. */
export const ageOf = ({ text_as_of, unchanged_to = null, changes_noted_to }: LawSection): TextAge | null =>
  text_as_of === null ? null : { text_as_of, unchanged_to, changes_noted_to }

/** What stands above a section's text: its days, and how old it is; empty where neither is known. */
export const datesOf = (section: LawSection): string => {
  const age = ageOf(section)
  const words = [section.days, ...(age ? wordsOfAge(age) : [])].filter(Boolean)
  return words.map((sentence) => `${sentence}.`).join(' ')
}

/** Words for one of its files, the Hebrew in them between two tags. */
export const escapedWords = (words: string, [start, end]: readonly [string, string]): string =>
  splitHebrew(words)
    .map((piece, place) => (place % 2 ? start + escapeXml(piece) + end : escapeXml(piece)))
    .join('')

/** What stands in a file below the headings of chapter and section. */
const HIGHEST_HEADING = 4

type Marked = Parameters<typeof markParagraphs>[1]

/** The text of a section as its law shows it, without what stands beside it and what only a page can do. */
export function textOfSection(content: HtmlText, title: string, marked: Marked | null): string {
  const { stored, references } = storedOf(content)
  const body = sanitise(stored)
  if (marked) markParagraphs(body, marked)
  removeLeadingTitle(body, title)
  raiseHeadings(body, HIGHEST_HEADING)
  linkReferences(
    body,
    references.filter((each) => !isTerm(each) && !isFigure(each)),
  )
  for (const link of body.querySelectorAll('[href^="/"]'))
    link.setAttribute('href', SITE_URL + link.getAttribute('href'))
  return toHtml(body)
}

const storedOf = (text: HtmlText) => ('stored' in text ? text : { stored: text.shown, references: [] })
