import { useQuery } from '@tanstack/react-query'
import { oneTextQuery } from '@/data/one-text'
import { newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of rulings (RUL-2). */
export const RULINGS_SHAPE = { choices: ['court', 'provision'], hasYears: true } as const

/** One page of rulings, newest first (RUL-1, RUL-2, LIST-1). */
export const rulingsPageQuery = (asked: ListAsked) =>
  newestFirstQuery('rulings', asked, (client, args) => {
    const { court, provision } = asked.choices
    return client.rpc('search_rulings', {
      ...args,
      ...(court && { only_court: court }),
      ...(provision && { only_provision: provision }),
    })
  })

/** One ruling in full, or null when there is none with this id (RUL-3). */
export const rulingQuery = (id: string) =>
  oneTextQuery('rulings', 'ruling', id, async (signal) =>
    (await publicClient())
      .from('rulings')
      .select('id, title, number, date, court, judge, outcome, summary, content, key_points, pdf_url')
      .eq('id', id)
      .abortSignal(signal),
  )

/** The hook of rulingsPageQuery. */
export const useRulingsPage = (asked: ListAsked) => useQuery(rulingsPageQuery(asked))

/** The hook of rulingQuery. */
export const useRuling = (id: string) => useQuery(rulingQuery(id))
