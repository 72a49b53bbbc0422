import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { type Deadline, isDeadlineEvent, isReporting, type Postponement } from '@/law/deadlines'

/** All deadlines, in the order of a business' life (TOOL-4). */
export const deadlinesQuery = () =>
  queryOptions({
    queryKey: ['deadlines'],
    queryFn: async ({ signal }): Promise<Deadline[]> => {
      const data = await ask((await publicClient()).rpc('get_deadlines'), signal)
      return data.flatMap((row) => {
        const { event, reporting } = row
        const postponements = row.postponements as Postponement[]
        return isDeadlineEvent(event)
          ? [{ ...row, event, reporting: isReporting(reporting) ? reporting : null, postponements }]
          : []
      })
    },
  })
