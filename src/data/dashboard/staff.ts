import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

/** In the answer of dashboardQuery only where one sender seems to have sent nearly all: how often, within the last hour (SEC-6). */
export const LONE_SENDER = 'lone_sender'

/** What asks for work, by name: how many new messages, drafts that wait and dead links there are (AUTH-5). And LONE_SENDER. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dashboard'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const data = await ask(staffClient().rpc('staff_dashboard'), signal)
      return new Map(data.map((row) => [row.list, row.total]))
    },
  })

/** A text that search, references and links do not follow: why, how often that was tried, and when last (BULK-1). */
export type UnderivedText = TextPlace & { failure: string; tries: number; tried_at: string }

/** The texts of which deriving failed, the latest first; it is tried again by itself (STAFF-1). */
export const underivedTextsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'underived'],
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly UnderivedText[]> => ask(staffClient().rpc('get_underived_texts'), signal),
  })
