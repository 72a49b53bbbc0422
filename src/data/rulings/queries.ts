import { useQuery } from '@tanstack/react-query'
import { oneTextQuery, textReader } from '@/data/one-text'
import { type List, newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of rulings (RUL-2). */
export const RULINGS_SHAPE = { choices: ['court', 'provision'], hasYears: true } as const

/** The list of rulings. */
export const RULINGS_LIST = {
  table: 'rulings',
  find: (client, args, { court, provision }) =>
    client.rpc('search_rulings', {
      ...args,
      ...(court && { only_court: court }),
      ...(provision && { only_provision: provision }),
    }),
} satisfies List

/** One page of rulings, newest first (RUL-1, RUL-2, LIST-1). */
export const rulingsPageQuery = (asked: ListAsked) => newestFirstQuery(RULINGS_LIST, asked)

/** Reads rulings in full. */
export const readRulings = textReader('ruling', async (ids, signal) =>
  (await publicClient())
    .from('rulings')
    .select('id, title, number, date, court, judge, outcome, summary, content, key_points, pdf_url')
    .in('id', ids)
    .abortSignal(signal),
)

/** One ruling in full, or null when there is none with this id (RUL-3). */
export const rulingQuery = (id: string) => oneTextQuery('rulings', id, readRulings)

/** The hook of rulingsPageQuery. */
export const useRulingsPage = (asked: ListAsked) => useQuery(rulingsPageQuery(asked))

/** The hook of rulingQuery. */
export const useRuling = (id: string) => useQuery(rulingQuery(id))
