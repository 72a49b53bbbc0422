import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { Step } from './figures'

export type VatRate = Pick<Step, 'id' | 'effective_from' | 'amount' | 'note'>

/** The standard rates with the days they took effect, newest first (DATA-8). */
export const vatRatesQuery = () =>
  queryOptions({
    queryKey: ['amounts', 'vat-rate'],
    queryFn: async ({ signal }): Promise<VatRate[]> =>
      ask(
        (await publicClient())
          .from('amounts')
          .select('id, effective_from, amount, note')
          .eq('kind', 'vat-rate')
          .order('effective_from', { ascending: false }),
        signal,
      ),
  })
