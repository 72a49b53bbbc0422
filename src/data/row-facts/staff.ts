import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'

/** What a list says beside a row; null for what is not known, or none. */
export type RowFacts = {
  /** How many rows hang on it. */
  inside: number | null
  /** How many texts cite it. */
  cited_by: number | null
  changed_at: string | null
  changed_by: string | null
  /** Whether references in it lead nowhere. */
  leads_nowhere: boolean
  /** How many drafts of it wait, and the day on which the first of them goes live by itself (an ISO date). */
  drafts: number
  changes_on: string | null
  /** The provisions that it concerns: "section 30(a)", "regulation 12A". */
  provisions: readonly string[]
}

/** The facts of a page's rows, by id (STAFF-2, STAFF-5). */
export const rowFactsQuery = (list: ManagedTable, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['staff', list, 'facts', ids],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, RowFacts>> => {
      const data = await ask<RowFacts & { id: string }>(staffClient().rpc('row_facts', { list, ids: [...ids] }), signal)
      return new Map(data.map(({ id, ...facts }) => [id, facts]))
    },
  })
