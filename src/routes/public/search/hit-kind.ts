import type { SearchHit } from '@/data/search/queries'
import { formatDay } from '@/lib/dates'
import { KINDS } from '@/names/kinds'
import { PATH_LABELS } from '@/names/page-names'

/** A hit's kind and day: "News post, 5 May 2024". Hits in the law name their text: section 12 is not regulation 12. */
export function hitKind({ type, url, date }: SearchHit): string {
  const kind = (type === 'law' && PATH_LABELS[url.split(/[/#]/)[2] ?? '']) || KINDS[type].one
  return date ? `${kind}, ${formatDay(date)}` : kind
}
