import type { SearchHit } from '@/data/search/queries'
import { CONTENT } from '@/lib/content-kinds'
import { formatDay } from '@/lib/dates'
import { PATH_LABELS } from '@/routes/public/layout/path-labels'

/**
 * What one hit is, and of what day: "News post, 5 May 2024", because an amount of that day may have changed since. Of the
 * law its text is named, because section 12 is another thing than regulation 12.
 */
export function hitKind({ type, url, date }: SearchHit): string {
  const kind = (type === 'law' && PATH_LABELS[url.split(/[/#]/)[2] ?? '']) || CONTENT[type].one
  return date ? `${kind}, ${formatDay(date)}` : kind
}
