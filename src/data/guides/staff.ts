import { queryOptions } from '@tanstack/react-query'
import type { Json, TablesInsert } from '@/data/database.types'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf, type RowOf } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import type { Step } from './schema'

export type GuideInput = TablesInsert<'guides'>

const rows = () => staffClient().from('guides')
const COLUMNS = 'id, updated_at, title, summary, nodes, is_enabled, asked_as, text_as_of, changes_noted_to'

/** Staff's reads and writes of guides, published or not (TOOL-5). */
export const guides = defineStaffTable({
  table: 'guides',
  listed: () => rows().select('id, updated_at, title, is_enabled', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: GuideInput) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<GuideInput>) => rows().update(input).select(COLUMNS),
  order: { column: 'title', ascending: true },
  searched: ['title', 'summary'],
})

export type GuideListed = ListedOf<typeof guides>
export type GuideRow = RowOf<typeof guides>

/** Steps as the database keeps them. */
export const storedSteps = (steps: readonly Step[]): NonNullable<Json> => steps.map((step) => ({ ...step }))

/** What keeps a guide with these steps from being published: each fault with the key of its step (private.guide_faults). */
export const guideFaultsQuery = (steps: readonly Step[]) =>
  queryOptions({
    queryKey: ['staff', 'guides', 'faults', steps],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const call = requestRows(
        (limited) =>
          staffClient()
            .rpc('get_guide_faults', { nodes: storedSteps(steps) })
            .abortSignal(limited),
        signal,
      )
      return (await explainRefusal(call)).data
    },
  })
