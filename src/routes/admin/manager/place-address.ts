import { paths } from '@/app/paths'
import type { TextPlace } from '@/data/text-place'

/**
 * The address of a text's form. A row inside of another is reached by searching for that one's title, because it may not
 * be on the first page of its list.
 * @returns null for an unknown kind, and for a row whose parent is gone
 */
export function placeAddress(place: TextPlace): string | null {
  const { kind, id, list_id, list_title, list_type, section_id, section_title } = place
  const screen = SCREENS[kind]
  if (!screen || (screen.level && !list_id)) return null
  const asked = new URLSearchParams()
  const open = (level: string, row: string | null, title: string | null) => {
    asked.set(`${level}q`, title ?? '')
    asked.set(`${level}open`, row ?? '')
  }
  if (list_type) asked.set('type', list_type)
  if (list_id) open('', list_id, list_title)
  if (section_id) open('section-', section_id, section_title)
  asked.set(`${screen.level}edit`, id)
  return `${paths.manager(screen.name)}?${asked}`
}

/** The screen of each kind, and how the address of that begins what it says of the form (useManagerAddress). */
const SCREENS: Readonly<Record<string, { name: string; level: string }>> = {
  chapter: { name: 'chapters', level: '' },
  section: { name: 'chapters', level: 'section-' },
  related_ruling: { name: 'chapters', level: 'section-related-' },
  ruling: { name: 'rulings', level: '' },
  decision: { name: 'decisions', level: '' },
  news: { name: 'news', level: '' },
  faq_category: { name: 'faqs', level: '' },
  faq: { name: 'faqs', level: 'faq-' },
  vat_rate: { name: 'vat-rates', level: '' },
}

/** What a text of each kind is called, at the beginning of a line. */
export const KINDS: Readonly<Record<string, string>> = {
  chapter: 'Chapter',
  section: 'Section',
  related_ruling: 'Related ruling',
  ruling: 'Ruling',
  decision: 'Tax decision',
  news: 'News post',
  faq_category: 'FAQ category',
  faq: 'FAQ',
  vat_rate: 'VAT rate',
}
