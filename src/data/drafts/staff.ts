import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Json } from '@/data/database.types'
import { AppError } from '@/data/errors'
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
  /** The amendment that makes this change, and whether the change repeals the section (TIME-3). */
  amendment_id: string | null
  is_repeal: boolean
  failure: string | null
  written_by: string
}

/** A draft that waits, and where its text is (TIME-1). */
export type WaitingDraft = Omit<TextPlace, 'id'> & {
  /** The row that it changes; null for a new one. */
  id: string | null
  draft: string
  /** The day from which readers are to see it, as an ISO date; of a change of an amendment, that one's. */
  publish_on: string | null
  /** Why it was not published on its day. */
  failure: string | null
  /** Whether its row was changed or deleted since it was begun. */
  is_outdated: boolean
  is_own: boolean
  /** Null for somebody who is not known any more. */
  written_by: string | null
  written_at: string
  /** The columns that it sets. */
  sets: string[]
  /** The amendment that makes this change, by its id and title (TIME-3); null for a draft of its own. */
  amendment: string | null
  amendment_title: string | null
  is_repeal: boolean
  /** Whether a change of an amendment is written. */
  is_ready: boolean
  /** The title of another amendment that changes the same section on that day or before, so that this one would wait. */
  contested_by: string | null
}

/** The drafts that wait: of all tables, of one, of one row, or of one amendment; those with a day first (TIME-1). */
export const draftsQuery = (table?: ManagedTable, rowId?: string, amendment?: string) =>
  queryOptions({
    queryKey: ['staff', 'drafts', table ?? null, rowId ?? null, amendment ?? null],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly WaitingDraft[]> => {
      const asked = {
        ...(table && { only_list: table }),
        ...(rowId && { only_row: rowId }),
        ...(amendment && { only_amendment: amendment }),
      }
      return (await requestRows((limited) => staffClient().rpc('get_drafts', asked).abortSignal(limited), signal)).data
    },
  })

/** A text or an amendment that went live on its day by itself: the day, the moment, and by whom it was written (TIME-2). */
export type WentLive = TextPlace & { day: string; at: string; written_by: string | null; is_own: boolean }

/** What went live last, the latest first. */
export const wentLiveQuery = () =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'live'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly WentLive[]> =>
      (await requestRows((limited) => staffClient().rpc('went_live').abortSignal(limited), signal)).data,
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
            .select('id, row_id, row, based_on, publish_on, amendment_id, is_repeal, failure, written_by, written_at')
            .eq('id', id)
            .eq('table_name', table)
            .is('is_waiting', true)
            .abortSignal(limited),
        signal,
      )
      return data.find(({ row_id }) => row_id === rowId) ?? null
    },
  })

/** When readers are to see a draft: from the beginning of a day (an ISO date), with an amendment, or once somebody publishes it. */
export type Plan = {
  publishOn?: string | null
  amendment?: string | null
  /** Whether a change of an amendment is written, so that it is tried. */
  isReady?: boolean
  /** The day for which the amendment is then set, an ISO date: as its author saw it. */
  setFor?: string | null
}

type DraftGiven = {
  table: ManagedTable
  /** The row that it changes, as it was read; null for a new one. */
  row: { id: string; updated_at: string } | null
  /** The columns that it sets. */
  values: object
  /** The draft that it goes on with; one of a colleague's is left as it is, and another begun, but for an amendment's. */
  replaces: DraftStamp | null
  plan: Plan
  /** Whether the amendment repeals the section. */
  isRepeal?: boolean
}

const STAMPS = v.tuple([v.object({ id: v.string(), written_at: v.string() })])

/** Keeps a draft (TIME-1). Throws AppError; with a day, or if it is ready, also what saving the row would. */
export async function saveDraft({ table, row, values, replaces, plan, isRepeal }: DraftGiven): Promise<DraftStamp> {
  const { publishOn, amendment, isReady } = plan
  const asked = {
    list: table,
    new_values: values as Json,
    ...(row && { row_id: row.id, based_on: row.updated_at }),
    ...(replaces && { draft: replaces.id, stamp: replaces.written_at }),
    ...(publishOn && { publish_on: publishOn }),
    ...(amendment && { amendment, is_ready: isReady ?? false, is_repeal: isRepeal ?? false }),
  }
  const answer = requestAs(STAMPS, (limited) => staffClient().rpc('save_draft', asked).abortSignal(limited))
  const [stamp] = await explainRefusal(answer, { table, row: values })
  return stamp
}

/** How many ids an address has room for. */
const IDS_AT_ONCE = 100

/** Ends a draft that was published by this version of the history; undoing that brings it back. Throws AppError. */
export async function endDraft(id: string, version: number | undefined): Promise<void> {
  const ended = { is_removed: true, ...(version && { version }) }
  await request((limited) => staffClient().from('drafts').update(ended).eq('id', id).abortSignal(limited))
}

/**
 * Discards drafts, or puts them back; nothing of them is lost. Throws AppError; what was done before that stays so.
 * @param writer only those that this one wrote last
 * @returns how many: what was published meanwhile stays
 */
export async function setDraftsRemoved(ids: readonly string[], is_removed: boolean, writer?: string): Promise<number> {
  let set = 0
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE)
    const call = (limited: AbortSignal) => {
      const asked = staffClient().from('drafts').update({ is_removed }).in('id', some)
      return (writer ? asked.eq('written_by', writer) : asked).select('id').abortSignal(limited)
    }
    set += (await explainRefusal(requestRows(call))).data.length
  }
  return set
}

/** The same of one. Throws AppError, a conflict where it has been published meanwhile. */
export async function setDraftRemoved(id: string, is_removed: boolean): Promise<void> {
  if ((await setDraftsRemoved([id], is_removed)) === 0)
    throw new AppError('conflict', 'It has been published or discarded meanwhile.')
}
