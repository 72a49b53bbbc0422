import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { askAs } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { AMENDMENT } from './queries'

const LAW_CHANGES = v.array(
  v.object({
    /** A rate or amount, the text of a section, an amendment, or a news post of kind legislation. */
    part: v.picklist(['figure', 'section', 'amendment', 'news']),
    id: v.string(),
    title: v.string(),
    url: v.string(),
    /** From when it holds, or of news when it was published; as exact as it is known (TRUE-1). */
    day: v.string(),
    /** Of a figure: the amount before it, null for the first; the amount; what it is of. */
    former: v.nullable(v.number()),
    amount: v.nullable(v.number()),
    unit: v.nullable(v.string()),
    subject: v.nullable(v.string()),
    /** Of a figure: whether it holds today. */
    is_present: v.nullable(v.boolean()),
    note: v.string(),
    provisions: v.array(v.string()),
    provision_urls: v.array(v.string()),
    amendment: v.nullable(AMENDMENT),
    told_at: v.string(),
  }),
)

/** What changed in the law from a day on (TIME-5). */
export type LawChange = v.InferOutput<typeof LAW_CHANGES>[number]

/** What changed in the law since 2021, latest first, with what is to come. @throws AppError */
export async function readLawChanges(provisions: readonly string[], signal?: AbortSignal): Promise<LawChange[]> {
  const asked = provisions.length > 0 ? { only_provision: [...provisions] } : {}
  return askAs(LAW_CHANGES, (await publicClient()).rpc('get_law_changes', asked), signal)
}

/** The same, on the chosen sections ("vat-law/30"), or on all. */
export const lawChangesQuery = (provisions: readonly string[]) =>
  queryOptions({
    queryKey: ['changes', 'law', provisions],
    queryFn: ({ signal }) => readLawChanges(provisions, signal),
  })
