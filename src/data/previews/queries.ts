import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/** An address with a text of its own; "/files/x.pdf" is none. */
const TEXT = /^\/(?:law|rulings|decisions|news|faqs)[/#]/

/** The title and first words of what is at an address of this site (READ-6); null for one that has no text. */
export const previewQuery = (address: string) =>
  queryOptions({
    queryKey: ['citations', 'preview', address],
    retry: false,
    queryFn: async ({ signal }) => {
      if (!TEXT.test(address)) return null
      const { data } = await requestRows(
        async (limited) => (await publicClient()).rpc('get_preview', { address }).abortSignal(limited),
        signal,
      )
      return data[0] ?? null
    },
  })
