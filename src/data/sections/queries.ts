import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'

/**
 * In which text of the law a section stands (LAW-5).
 * @param id a section's uuid
 * @returns its chapter's type, or null when there is no such section
 */
const sectionTypeQuery = (id: string) =>
  queryOptions({
    queryKey: ['sections', 'type', id],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        (limited) => publicClient().from('sections').select('chapters(type)').eq('id', id).abortSignal(limited),
        signal,
      )
      return data[0]?.chapters.type ?? null
    },
  })

/** Looks a section up only when `id` is given: most hashes belong to the text that is open anyway. */
export const useSectionType = (id: string | null) => useQuery({ ...sectionTypeQuery(id ?? ''), enabled: id !== null })
