import { useQuery } from '@tanstack/react-query'
import { oneTextQuery } from '@/data/one-text'
import { newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of decisions (DEC-1). */
export const TAX_DECISIONS_SHAPE = { choices: ['authority', 'field', 'provision'], hasYears: true } as const

/** One page of tax decisions, newest first (DEC-1, LIST-1). */
export const taxDecisionsPageQuery = (asked: ListAsked) =>
  newestFirstQuery('tax_decisions', asked, (client, args) => {
    const { authority, field, provision } = asked.choices
    return client.rpc('search_tax_decisions', {
      ...args,
      ...(authority && { only_authority: authority }),
      ...(field && { only_field: field }),
      ...(provision && { only_provision: provision }),
    })
  })

/** One tax decision in full, or null when there is none with this id (DEC-2). */
export const taxDecisionQuery = (id: string) =>
  oneTextQuery('tax_decisions', 'decision', id, async (signal) =>
    (await publicClient())
      .from('tax_decisions')
      .select('id, title, date, authority, field, subject, summary, content, pdf_url, created_at, updated_at')
      .eq('id', id)
      .abortSignal(signal),
  )

/** The hook of taxDecisionsPageQuery. */
export const useTaxDecisionsPage = (asked: ListAsked) => useQuery(taxDecisionsPageQuery(asked))

/** The hook of taxDecisionQuery. */
export const useTaxDecision = (id: string) => useQuery(taxDecisionQuery(id))
