import { useQuery } from '@tanstack/react-query'
import { oneRowQuery } from '../one-row'
import { newestFirstQuery } from '../page'
import { publicClient } from '../public-client'

/** One page of tax decisions, newest first (DEC-1, LIST-1). */
export const taxDecisionsPageQuery = (page: number) =>
  newestFirstQuery('tax_decisions', page, () =>
    publicClient()
      .from('tax_decisions')
      .select('id, title, date, authority, subject, summary, pdf_url', { count: 'exact' }),
  )

/** One tax decision in full, or null when there is none of this id (DEC-2). */
export const taxDecisionQuery = (id: string) =>
  oneRowQuery('tax_decisions', id, (signal) =>
    publicClient()
      .from('tax_decisions')
      .select('id, title, date, authority, field, subject, summary, content, pdf_url, created_at, updated_at')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  )

/** One page of tax decisions. */
export const useTaxDecisionsPage = (page: number) => useQuery(taxDecisionsPageQuery(page))

/** One tax decision. */
export const useTaxDecision = (id: string) => useQuery(taxDecisionQuery(id))
