import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

const sectionTypeQuery = (id: string) =>
  queryOptions({
    queryKey: ['sections', 'type', id],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) =>
          (await publicClient()).from('sections').select('chapters(type)').eq('id', id).abortSignal(limited),
        signal,
      )
      return data[0]?.chapters.type ?? null
    },
  })

/** Which law a section, given by uuid, is in (LAW-5); null when there is no such section. A null id is not looked up. */
export const useSectionType = (id: string | null) => useQuery({ ...sectionTypeQuery(id ?? ''), enabled: id !== null })
