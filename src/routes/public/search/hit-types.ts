import type { SearchHit, SearchType } from '@/data/search/queries'
import { PATH_LABELS } from '../layout/path-labels'

/** What each type of hit is called: one of them, and all of them in the filter (SEARCH-3). */
export const HIT_TYPES: Record<SearchType, { one: string; many: string }> = {
  law: { one: 'Law & Regulations', many: 'Law & Regulations' },
  ruling: { one: 'Ruling', many: 'Rulings' },
  decision: { one: 'Tax decision', many: 'Tax decisions' },
  news: { one: 'News', many: 'News' },
  faq: { one: 'FAQ', many: 'FAQs' },
}

/** What one hit is called; of the law by its text, because section 12 is another thing than regulation 12. */
export const hitKind = ({ type, url }: SearchHit): string =>
  (type === 'law' && PATH_LABELS[url.split(/[/#]/)[2] ?? '']) || HIT_TYPES[type].one
