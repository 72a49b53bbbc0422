import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs } from '@/data/ask'
import { publicUrl } from '@/data/files/staff'
import { staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'

const ADDRESS = v.nullable(v.string())

/**
 * The address to link a row by (STAFF-3): a section's own page, whose former addresses lead on, an item's page, a file.
 * @param kind the database's word, or "file"
 * @returns null when readers find nothing there: it was deleted meanwhile, or is hidden. Throws AppError.
 */
export async function addressOfRow(kind: string, id: string): Promise<string | null> {
  const asked = { of_kind: kind, of_id: id }
  const address = await explainRefusal(askAs(ADDRESS, staffClient().rpc('get_address', asked)))
  return kind === 'file' && address ? publicUrl(address) : address
}

/** Where a saved text leads: its links, and the references that the site links; what leads nowhere first (STAFF-3). */
export const textTargetsQuery = (kind: string, id: string) =>
  queryOptions({
    queryKey: ['staff', 'links', kind, id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const asked = { of_kind: kind, of_id: id }
      const data = await ask(staffClient().rpc('get_text_targets', asked), signal)
      return data
    },
  })

const DAY_REFERENCES = v.object({
  targets: v.array(v.object({ words: v.string(), url: v.nullable(v.string()), is_dead: v.boolean() })),
  places: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      title: v.string(),
      list_id: ADDRESS,
      list_title: ADDRESS,
      list_type: ADDRESS,
      section_id: ADDRESS,
      section_title: ADDRESS,
    }),
  ),
  total: v.number(),
})

/**
 * Where a section leads and what cites or links it on the day of an amendment (TIME-3); what is new then has no address yet.
 * @param id as section_id in the law of that day
 */
export const dayReferencesQuery = (amendment: string, id: string) =>
  queryOptions({
    queryKey: ['staff', 'day references', amendment, id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      explainRefusal(askAs(DAY_REFERENCES, staffClient().rpc('get_day_references', { amendment, of_id: id }), signal)),
  })
