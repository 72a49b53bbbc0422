import { CONTENT } from '@/lib/content-kinds'
import type { ScreenName } from '@/routes/admin/layout/screens'

type TextKind = {
  one: string
  screen: ScreenName
  /** The prefix of its form's parameters in the address (useManagerAddress). */
  level: string
}

const text = (one: string, screen: ScreenName, level = ''): TextKind => ({ one, screen, level })

/** The kinds of text by the database's word for each (TextPlace); `one` begins a line. */
export const TEXT_KINDS: ReadonlyMap<string, TextKind> = new Map([
  ['chapter', text('Chapter', 'chapters')],
  ['section', text('Section', 'chapters', 'section-')],
  ['related_ruling', text('Related ruling', 'chapters', 'section-related-')],
  ['ruling', text(CONTENT.ruling.one, 'rulings')],
  ['decision', text(CONTENT.decision.one, 'decisions')],
  ['news', text(CONTENT.news.one, 'news')],
  ['faq_category', text('FAQ category', 'faqs')],
  ['faq', text(CONTENT.faq.one, 'faqs', 'faq-')],
  ['vat_rate', text('VAT rate', 'vat-rates')],
])

/** The name of a kind of text, to begin a line. */
export const textName = (kind: string): string => TEXT_KINDS.get(kind)?.one ?? kind
