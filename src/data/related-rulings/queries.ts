import { queryOptions, useQuery } from '@tanstack/react-query'
import { publicClient } from '../public-client'
import { request } from '../request'
import { isUuid } from '../uuid'

const COLUMNS = 'sections(id, title, chapters(type), related_rulings(id, title, url, ruling_id))' as const

/**
 * What stands beside a ruling (DATA-3): the sections whose related rulings point at it, and the other rulings
 * that those sections point at.
 * @param rulingId the ruling's uuid
 */
export const rulingContextQuery = (rulingId: string) =>
  queryOptions({
    queryKey: ['related_rulings', 'context', rulingId],
    queryFn: async ({ signal }) => {
      if (!isUuid(rulingId)) return { sections: [], rulings: [] }
      const { data } = await request(
        (limited) =>
          publicClient().from('related_rulings').select(COLUMNS).eq('ruling_id', rulingId).abortSignal(limited),
        signal,
      )
      return { sections: sectionsOf(data), rulings: rulingsBeside(data, rulingId) }
    },
  })

/** The sections and rulings to show beside a ruling. */
export const useRulingContext = (rulingId: string) => useQuery(rulingContextQuery(rulingId))

type Link = { id: string; title: string; url: string; ruling_id: string | null }
type Row = { sections: { id: string; title: string; chapters: { type: string }; related_rulings: Link[] } }

function sectionsOf(rows: Row[]) {
  const byId = new Map(rows.map(({ sections: { id, title, chapters } }) => [id, { id, title, type: chapters.type }]))
  return [...byId.values()]
}

function rulingsBeside(rows: Row[], rulingId: string): Link[] {
  const links = rows.flatMap((row) => row.sections.related_rulings).filter((link) => link.ruling_id !== rulingId)
  return [...new Map(links.map((link) => [link.ruling_id ?? link.url, link])).values()]
}
