import { useQuery } from '@tanstack/react-query'
import { oneRowQuery } from '../one-row'
import { newestFirstQuery } from '../page'
import { publicClient } from '../public-client'

/** One page of rulings, newest first (RUL-1, LIST-1). */
export const rulingsPageQuery = (page: number) =>
  newestFirstQuery('rulings', page, () =>
    publicClient().from('rulings').select('id, title, date, court, summary, pdf_url', { count: 'exact' }),
  )

/** One ruling in full, or null when there is none of this id (RUL-3). */
export const rulingQuery = (id: string) =>
  oneRowQuery('rulings', id, (signal) =>
    publicClient()
      .from('rulings')
      .select('id, title, date, court, summary, content, key_points, pdf_url')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )

/** One page of rulings. */
export const useRulingsPage = (page: number) => useQuery(rulingsPageQuery(page))

/** One ruling. */
export const useRuling = (id: string) => useQuery(rulingQuery(id))
