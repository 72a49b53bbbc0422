import type { SearchType } from '@/data/search/queries'

/** What each type of hit is called: one of them, and all of them in the filter (SEARCH-3). */
export const HIT_TYPES: Record<SearchType, { one: string; many: string }> = {
  law: { one: 'Law & Regulations', many: 'Law & Regulations' },
  ruling: { one: 'Ruling', many: 'Rulings' },
  decision: { one: 'Tax decision', many: 'Tax decisions' },
  news: { one: 'News', many: 'News' },
  faq: { one: 'FAQ', many: 'FAQs' },
}
