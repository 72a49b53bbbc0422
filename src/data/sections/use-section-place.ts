import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LawType } from '@/names/kinds'

// Apart from what the page of a section asks, which readers of a whole text do not need.

const sectionPlaceQuery = (type: LawType, hash: string) =>
  queryOptions({
    queryKey: ['sections', 'place', type, hash],
    // Of its own: few readers come by an address that is not there.
    queryFn: async ({ signal }) => (await import('./section-place')).findSectionPlace(type, hash, signal),
  })

/**
 * Where the section of a hash is that a text of the law has not: in another text, if it is a uuid (LAW-5), or under another number,
 * if it is one that a section had (TRUE-3). Null when there is no such section. A null hash is not looked up.
 */
export const useSectionPlace = (type: LawType, hash: string | null) =>
  useQuery({ ...sectionPlaceQuery(type, hash ?? ''), enabled: hash !== null })
