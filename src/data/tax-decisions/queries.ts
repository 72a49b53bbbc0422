import { useQuery } from '@tanstack/react-query'
import { oneTextQuery, textReader } from '@/data/one-text'
import { type List, newestFirstQuery } from '@/data/page'
import { publicClient } from '@/data/public-client'
import type { ListAsked } from '@/lib/list-address'

/** The filters of the list of decisions (DEC-1). */
export const TAX_DECISIONS_SHAPE = { choices: ['authority', 'field', 'provision'], hasYears: true } as const

/** The list of tax decisions. */
export const TAX_DECISIONS_LIST = {
  table: 'tax_decisions',
  find: (client, args, { authority, field, provision }) =>
    client.rpc('search_tax_decisions', {
      ...args,
      ...(authority && { only_authority: authority }),
      ...(field && { only_field: field }),
      ...(provision && { only_provision: provision }),
    }),
} satisfies List

/** One page of tax decisions, newest first (DEC-1, LIST-1). */
export const taxDecisionsPageQuery = (asked: ListAsked) => newestFirstQuery(TAX_DECISIONS_LIST, asked)

/** Reads tax decisions in full. */
export const readTaxDecisions = textReader('decision', async (ids, signal) =>
  (await publicClient())
    .from('tax_decisions')
    .select('id, title, date, authority, field, subject, summary, content, pdf_url, created_at, updated_at')
    .in('id', ids)
    .abortSignal(signal),
)

/** One tax decision in full, or null when there is none with this id (DEC-2). */
export const taxDecisionQuery = (id: string) => oneTextQuery('tax_decisions', id, readTaxDecisions)

/** The hook of taxDecisionsPageQuery. */
export const useTaxDecisionsPage = (asked: ListAsked) => useQuery(taxDecisionsPageQuery(asked))

/** The hook of taxDecisionQuery. */
export const useTaxDecision = (id: string) => useQuery(taxDecisionQuery(id))
