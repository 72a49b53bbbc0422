import type { SearchHit } from '@/data/search/answer'
import { formatDay } from '@/lib/dates'
import { heldUntil } from '@/lib/held-until'
import { instrumentName } from '@/names/instrument-name'
import { KINDS } from '@/names/kinds'
import { PATH_LABELS } from '@/names/page-names'
import { type Provision, provisionOf } from '@/names/provisions'

const lawOf = (url: string) => url.split(/[/?#]/)[2] ?? ''

/** A hit's kind and day: "News post, 5 May 2024; held until 31 December 2024". Hits in the law name their instrument: section 12 is not regulation 12. */
export function hitKind({ type, url, date, until, context }: SearchHit): string {
  const law = lawOf(url)
  const kind = (type === 'law' && (instrumentName(law, context ?? '') || PATH_LABELS[law])) || KINDS[type].one
  const held = heldUntil(until)
  return (date ? `${kind}, ${formatDay(date)}` : kind) + (held ? `; ${held}` : '')
}

/** What a hit in the law is called, "regulation"; null for other hits. */
export const hitProvision = ({ type, url, context }: SearchHit): Provision | null =>
  type === 'law' ? provisionOf(lawOf(url), context ?? '') : null
