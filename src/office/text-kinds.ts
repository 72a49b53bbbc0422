import type { ManagedTable } from '@/data/staff-table'
import { CONTENT_KINDS, ITEM_KINDS, KINDS } from '@/names/kinds'
import { itemScreen, type ScreenName } from './screens'

type TextKind = {
  table: ManagedTable
  one: string
  screen: ScreenName
  /** The prefix of its form's parameters in the address (useManagerAddress). */
  level: string
}

const text = (table: ManagedTable, one: string, screen: ScreenName, level = ''): TextKind => ({
  table,
  one,
  screen,
  level,
})

/** The kinds of text by the database's word for each (TextPlace); `one` begins a line. */
export const TEXT_KINDS: ReadonlyMap<string, TextKind> = new Map<string, TextKind>([
  ['chapter', text('chapters', 'Chapter', 'chapters')],
  ['section', text('sections', 'Section', 'chapters', 'section-')],
  ['section_version', text('section_versions', 'Former text', 'chapters', 'section-former-')],
  ['amendment', text('amendments', 'Amendment', 'amendments')],
  ['related_ruling', text('related_rulings', 'Related ruling', 'chapters', 'section-related-')],
  ...ITEM_KINDS.map((kind) => [kind, text(KINDS[kind].table, KINDS[kind].one, itemScreen(kind))] as const),
  ['faq_category', text('faq_categories', 'FAQ category', 'faqs')],
  ['faq', text('faqs', KINDS.faq.one, 'faqs', 'faq-')],
  ['synonym', text('synonyms', 'Synonym', 'synonyms')],
  ['amount', text('amounts', 'Amount', 'amounts')],
  ['deadline', text('deadlines', 'Deadline', 'deadlines')],
  ['postponement', text('postponements', 'Postponement', 'postponements')],
  ['term', text('terms', KINDS.term.one, 'glossary')],
  ['guide', text('guides', KINDS.guide.one, 'guides')],
])

/** The database's word for the texts of a table. */
export const kindOf = (table: ManagedTable): string =>
  [...TEXT_KINDS].find(([, text]) => text.table === table)?.[0] ?? table

/** Whether readers see the texts of a table as pages or parts of one, of which a preview can be shown. */
export const isRead = (table: ManagedTable): boolean => CONTENT_KINDS.some((kind) => KINDS[kind].table === table)

/** The name of a kind within a sentence: "court ruling", but "VAT rate". */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The name of a kind of text, to begin a line. */
export const textName = (kind: string): string => TEXT_KINDS.get(kind)?.one ?? kind

/** What a draft is called in lists, also a new one that has no title yet. */
export const nameOfDraft = ({ kind, title }: { kind: string; title: string }): string =>
  title || `A new ${inSentence(textName(kind))}`
