import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** The standard rates with the days they took effect, newest first (DATA-8). */
export const vatRatesQuery = () =>
  queryOptions({
    queryKey: ['amounts', 'vat-rate'],
    queryFn: async ({ signal }) =>
      ask(
        (await publicClient())
          .from('amounts')
          .select('id, effective_from, rate:amount, note')
          .eq('kind', 'vat-rate')
          .order('effective_from', { ascending: false }),
        signal,
      ),
  })
