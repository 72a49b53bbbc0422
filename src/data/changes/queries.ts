import { queryOptions } from '@tanstack/react-query'
import { publicClient } from '@/data/public-client'
import { requestRows } from '@/data/request'
import { type ContentKind, isContentKind } from '@/names/kinds'

/** What is asked of the changes: a month, "2026-11", or null for the latest months; and the chosen kinds and sections. */
export type ChangesAsked = { month: string | null; kinds: readonly string[]; provisions: readonly string[] }

/** What readers are told of the changes of a text on a day (TIME-5). */
export type Change = {
  /** The change's own: of a text there may be several. */
  id: string
  kind: ContentKind
  title: string
  url: string
  /** In Israel, as an ISO date. */
  day: string
  is_new: boolean
  is_minor: boolean
  /** What staff said of it, in the order in which it was made. */
  notes: readonly string[]
  /** The first sentence of a new text of which staff said nothing. */
  gist: string | null
  changed_at: string
  provisions: readonly string[]
  provision_urls: readonly string[]
}

/** Changes, latest first; `total` is larger where there are more than are read at once. */
export type Changes = { changes: readonly Change[]; total: number; earlier: string | null }

/** Reads the changes of a month, or of the latest months. @throws AppError */
export async function readChanges({ month, kinds, provisions }: ChangesAsked, signal?: AbortSignal): Promise<Changes> {
  const asked = {
    ...(month !== null && { only_month: month }),
    ...(kinds.length > 0 && { only_kind: [...kinds] }),
    ...(provisions.length > 0 && { only_provision: [...provisions] }),
  }
  const { data } = await requestRows(
    async (limited) => (await publicClient()).rpc('get_changes', asked).abortSignal(limited),
    signal,
  )
  const changes = data.flatMap(({ earlier: _earlier, total: _total, kind, ...change }) =>
    isContentKind(kind) ? [{ ...change, kind }] : [],
  )
  return { changes, total: data[0]?.total ?? 0, earlier: data[0]?.earlier ?? null }
}

/** The changes that an address asks for (TIME-5). */
export const changesQuery = (asked: ChangesAsked) =>
  queryOptions({ queryKey: ['changes', asked], queryFn: ({ signal }) => readChanges(asked, signal) })

/** The kinds, months and sections by which changes can be asked for, each with how many there are that are not minor. */
export const changeOptionsQuery = () =>
  queryOptions({
    queryKey: ['changes', 'options'],
    queryFn: async ({ signal }) => {
      const { data } = await requestRows(
        async (limited) => (await publicClient()).rpc('get_change_options').abortSignal(limited),
        signal,
      )
      return data
    },
  })
