import { BESIDE_THE_LAW, KINDS, LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'

/** Where else to look: the texts of the law, and the lists (FIND-5, SEARCH-8). */
export const PLACES: readonly (readonly [path: string, name: string])[] = [
  ...LAW_TYPES.map((type) => [paths.law(type), LAW_NAMES[type]] as const),
  ...BESIDE_THE_LAW.map((kind) => [KINDS[kind].path, KINDS[kind].title] as const),
]

/** Where a search that found nothing goes on: what is there, and what the page is called. */
export type WayOn = { url: string; text: string; name: string }

/** These ways, in the search box (SEARCH-8). */
export const WAYS_ON: readonly WayOn[] = [
  { url: KINDS.faq.path, text: 'Read the questions by subject', name: KINDS.faq.title },
  { url: paths.law('vat-law'), text: 'Look in the contents of the Law', name: LAW_NAMES['vat-law'] },
  { url: KINDS.guide.path, text: 'Find an answer step by step', name: KINDS.guide.title },
  { url: KINDS.term.path, text: 'Look a term up, in English or Hebrew', name: KINDS.term.title },
  { url: paths.contact, text: 'Ask the editors', name: PAGE_NAMES.contact },
]
