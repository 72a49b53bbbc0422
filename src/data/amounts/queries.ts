import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** The standard rates with the days they took effect, newest first (DATA-8). */
export const vatRatesQuery = () =>
  queryOptions({
    queryKey: ['amounts', 'vat-rate'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient())
            .from('amounts')
            .select('id, effective_from, rate:amount, note')
            .eq('kind', 'vat-rate')
            .order('effective_from', { ascending: false })
            .abortSignal(limited),
        signal,
      )
      return data
    },
  })
