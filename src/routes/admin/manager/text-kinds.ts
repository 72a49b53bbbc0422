import { CONTENT } from '@/lib/content-kinds'
import type { ScreenName } from '@/routes/admin/layout/screens'

type TextKind = {
  /** One of them, at the beginning of a line. */
  one: string
  screen: ScreenName
  /** How the screen's address begins what it says of their form (useManagerAddress). */
  level: string
}

const text = (one: string, screen: ScreenName, level = ''): TextKind => ({ one, screen, level })

/** The texts that staff keep, by the word that the database has for each kind (TextPlace): its name, and where its form is. */
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

/** What a text is called, at the beginning of a line. */
export const textName = (kind: string): string => TEXT_KINDS.get(kind)?.one ?? kind
