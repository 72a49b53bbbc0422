import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'
import type { Step } from './schema'

/** Steps as the database keeps them. */
export const storedSteps = (steps: readonly Step[]): NonNullable<Json> => steps.map((step) => ({ ...step }))

/** What keeps a guide with these steps from being published: each fault with the key of its step (private.guide_faults). */
export const guideFaultsQuery = (steps: readonly Step[]) =>
  queryOptions({
    queryKey: ['staff', 'guides', 'faults', steps],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const call = ask(staffClient().rpc('get_guide_faults', { nodes: storedSteps(steps) }), signal)
      return explainRefusal(call)
    },
  })
