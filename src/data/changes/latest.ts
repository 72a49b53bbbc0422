import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { isChangeKind } from './queries'

/** What is new, for the home page: the latest news posts (HOME-4), the latest changes of the law and those of all texts (TIME-5). */
export const latestQuery = () =>
  queryOptions({
    queryKey: ['changes', 'latest'],
    queryFn: async ({ signal }) => {
      const data = await ask((await publicClient()).rpc('get_latest'), signal)
      return {
        news: data
          .filter(({ part }) => part === 'news')
          .map(({ id, title, day, category }) => ({ id, title, day, category })),
        law: data
          .filter(({ part }) => part === 'law')
          .map(({ id, kind, title, url, day, amount, unit }) => ({ id, part: kind, title, url, day, amount, unit })),
        changes: data.flatMap(({ part, kind, title, url, day, is_new }) =>
          part === 'change' && isChangeKind(kind) ? [{ kind, title, url, day, is_new }] : [],
        ),
      }
    },
  })
