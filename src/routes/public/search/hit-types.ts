import type { SearchHit, SearchType } from '@/data/search/queries'
import { formatDay } from '@/lib/dates'
import { PATH_LABELS } from '@/routes/public/layout/path-labels'

/** What each type of hit is called: one of them, and all of them in the filter (SEARCH-3). */
export const HIT_TYPES: Record<SearchType, { one: string; many: string }> = {
  law: { one: 'Law & Regulations', many: 'Law & Regulations' },
  ruling: { one: 'Ruling', many: 'Rulings' },
  decision: { one: 'Tax decision', many: 'Tax Decisions' },
  news: { one: 'News', many: 'News' },
  faq: { one: 'FAQ', many: 'FAQs' },
}

/**
 * What one hit is, and of what day: "News, 5 May 2024", because an amount of that day may have changed since. Of the law
 * its text is named, because section 12 is another thing than regulation 12.
 */
export function hitKind({ type, url, date }: SearchHit): string {
  const kind = (type === 'law' && PATH_LABELS[url.split(/[/#]/)[2] ?? '']) || HIT_TYPES[type].one
  return date ? `${kind}, ${formatDay(date)}` : kind
}
