import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** All terms in the order of their English words, each with the provisions that define or use it (TERM-1). */
export const termsQuery = () =>
  queryOptions({
    // they name provisions, which change with the law
    queryKey: ['citations', 'terms', 'all'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_terms'), signal),
  })

/** One term, or null when it is gone: for what is said beside a text that uses it (TERM-2). */
export const termQuery = (id: string) =>
  queryOptions({
    queryKey: ['citations', 'terms', id],
    queryFn: async ({ signal }) => {
      const data = await ask((await publicClient()).rpc('get_terms', { of_id: id }), signal)
      return data[0] ?? null
    },
  })

export type Term = Awaited<ReturnType<NonNullable<ReturnType<typeof termsQuery>['queryFn']>>>[number]
