import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { TEXT_ADDRESS } from '@/names/kinds'

/** The title and first words of what is at an address of this site (READ-6); null for one that has no text. */
export const previewQuery = (address: string) =>
  queryOptions({
    queryKey: ['citations', 'preview', address],
    retry: false,
    queryFn: async ({ signal }) => {
      if (!TEXT_ADDRESS.test(address)) return null
      const data = await ask((await publicClient()).rpc('get_preview', { address }), signal)
      return data[0] ?? null
    },
  })
