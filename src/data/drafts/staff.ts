import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Json } from '@/data/database.types'
import { request, requestAs, requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import type { TextPlace } from '@/data/text-place'
import { isUuid } from '@/data/uuid'

/** A draft by its id and by when it was written, without which it is not replaced. */
export type DraftStamp = { id: string; written_at: string }

/** A draft as it fills a form: the columns that it sets, and the updated_at of the row that it was begun from. */
export type Draft = DraftStamp & {
  row_id: string | null
  row: Json
  based_on: string | null
  publish_on: string | null
  failure: string | null
  written_by: string
}

/** A draft that waits, and where its text is (TIME-1). */
export type WaitingDraft = Omit<TextPlace, 'id'> & {
  /** The row that it changes; null for a new one. */
  id: string | null
  draft: string
  /** The day from which readers are to see it, as an ISO date. */
  publish_on: string | null
  /** Why it was not published on its day. */
  failure: string | null
  /** Whether its row was changed or deleted since it was begun. */
  is_outdated: boolean
  is_own: boolean
  /** Null for somebody who is not known any more. */
  written_by: string | null
  written_at: string
}

/** The drafts that wait: of all tables, of one, or of one row; those with a day first (TIME-1). */
export const draftsQuery = (table?: ManagedTable, rowId?: string) =>
  queryOptions({
    queryKey: ['staff', 'drafts', table ?? null, rowId ?? null],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly WaitingDraft[]> => {
      const asked = { ...(table && { only_list: table }), ...(rowId && { only_row: rowId }) }
      return (await requestRows((limited) => staffClient().rpc('get_drafts', asked).abortSignal(limited), signal)).data
    },
  })

/**
 * One draft of a row, or of a new one, for its form; null when it was published or discarded, or is another's. Never from the
 * cache, because it is about to be changed.
 */
export const draftQuery = (table: ManagedTable, rowId: string | null, id: string) =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'one', table, rowId, id],
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<Draft | null> => {
      if (!isUuid(id)) return null
      const { data } = await requestRows(
        (limited) =>
          staffClient()
            .from('drafts')
            .select('id, row_id, row, based_on, publish_on, failure, written_by, written_at')
            .eq('id', id)
            .eq('table_name', table)
            .is('is_waiting', true)
            .abortSignal(limited),
        signal,
      )
      return data.find(({ row_id }) => row_id === rowId) ?? null
    },
  })

type DraftGiven = {
  table: ManagedTable
  /** The row that it changes, as it was read; null for a new one. */
  row: { id: string; updated_at: string } | null
  /** The columns that it sets. */
  values: object
  /** The draft that it goes on with; one of a colleague's is left as it is, and another begun. */
  replaces: DraftStamp | null
  /** The day from which readers are to see it, as an ISO date; null if somebody publishes it by hand. */
  publishOn: string | null
}

const STAMPS = v.tuple([v.object({ id: v.string(), written_at: v.string() })])

/** Keeps a draft (TIME-1). Throws AppError; with a day also what saving the row would. */
export async function saveDraft({ table, row, values, replaces, publishOn }: DraftGiven): Promise<DraftStamp> {
  const asked = {
    list: table,
    new_values: values as Json,
    ...(row && { row_id: row.id, based_on: row.updated_at }),
    ...(replaces && { draft: replaces.id, stamp: replaces.written_at }),
    ...(publishOn && { publish_on: publishOn }),
  }
  const answer = requestAs(STAMPS, (limited) => staffClient().rpc('save_draft', asked).abortSignal(limited))
  const [stamp] = await explainRefusal(answer, { table, row: values })
  return stamp
}

/** Discards a draft, or puts it back; nothing of it is lost. Throws AppError. */
export async function setDraftRemoved(id: string, is_removed: boolean): Promise<void> {
  await explainRefusal(
    request((limited) => staffClient().from('drafts').update({ is_removed }).eq('id', id).abortSignal(limited)),
  )
}
