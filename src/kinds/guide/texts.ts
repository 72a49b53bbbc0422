import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import type { Texts } from '@/kinds/texts'
import { paths } from '@/names/paths'

const NONE = { data: null, error: null, refetch: () => Promise.reject(new Error('There is nothing to ask for.')) }

/** The guides in feeds (FIND-4). A pack holds texts; the paper of a guide is the memo of a way through it. */
export const guide: Texts = {
  usePacked: () => NONE,
  readNewest: async (newest) => {
    const { data } = await requestRows(async (signal) => {
      const rows = (await publicClient()).from('guides').select('id, title, summary, updated_at').eq('is_enabled', true)
      return newest(rows).abortSignal(signal)
    })
    return data.map(({ id, title, summary, updated_at }) => ({
      id,
      title,
      path: paths.guide(id),
      summary,
      updated: updated_at,
    }))
  },
}
