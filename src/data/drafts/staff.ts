import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { AppError } from '@/data/errors'
import type { Written } from '@/data/refused-column'
import { staffClient } from '@/data/staff-client'
import type { ManagedRow, ManagedTable } from '@/data/staff-table'
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
  /** Whether it adds, or has added, its row. */
  is_new: boolean
  /** Of a change of an amendment in force, what it made in the history; then `is_outdated` says that its row was changed since. */
  version: number | null
  /** Whether a change of an amendment is written. */
  is_ready: boolean
  /** The title of another amendment that changes the same section on that day or before, so that this one would wait. */
  contested_by: string | null
}

/** A draft that was discarded: when, by whom, and whether that was somebody else than its author, who is asking. */
export type DiscardedDraft = WaitingDraft & { removed_at: string; removed_by: string | null; is_told: boolean }

/**
 * The drafts that wait: of one table, of one row, or of one amendment, also once it is in force; those with a day first
 * (TIME-1).
 */
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
      return ask(staffClient().rpc('get_drafts', asked), signal)
    },
  })

/** The drafts of a table that were discarded in the last 90 days, the latest first (TIME-1). */
export const discardedDraftsQuery = (table: ManagedTable) =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'discarded', table],
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly DiscardedDraft[]> =>
      ask(staffClient().rpc('get_drafts', { discarded: true, only_list: table }), signal),
  })

/**
 * One draft of a row, or of a new one, for its form: that of this id, or the one that the row has beside amendments; null when there
 * is none, or it was published or discarded. Never from the cache, because it is about to be changed.
 */
export const draftQuery = (table: ManagedTable, rowId: string | null, id: string | null) =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'one', table, rowId, id],
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<Draft | null> => {
      if (id === null) return rowId === null ? null : findOfRow(table, rowId, null, signal)
      if (!isUuid(id)) return null
      const drafts = await findWaiting(table, (call) => call.eq('id', id), signal)
      return drafts.find(({ row_id }) => row_id === rowId) ?? null
    },
  })

const waiting = (table: string) =>
  staffClient()
    .from('drafts')
    .select('id, row_id, row, based_on, publish_on, amendment_id, is_repeal, failure, written_by, written_at')
    .eq('table_name', table)
    .is('is_waiting', true)

type Waiting = ReturnType<typeof waiting>

/** The drafts of a table that wait, narrowed. Throws AppError. */
const findWaiting = (table: string, only: (call: Waiting) => Waiting, signal?: AbortSignal): Promise<Draft[]> =>
  ask(only(waiting(table)), signal)

/** The draft of a row that waits, or an amendment's change of it; null if there is none. Throws AppError. */
async function findOfRow(
  table: string,
  rowId: string,
  amendment: string | null,
  signal?: AbortSignal,
): Promise<Draft | null> {
  const ofAmendment = (call: Waiting) =>
    amendment === null ? call.is('amendment_id', null) : call.eq('amendment_id', amendment)
  return (await findWaiting(table, (call) => ofAmendment(call.eq('row_id', rowId)), signal))[0] ?? null
}

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
  row: ManagedRow | null
  /** The columns that it sets. */
  values: object
  /** The draft that it goes on with; one of a colleague's is left as it is, and another begun, but for an amendment's. */
  replaces: DraftStamp | null
  /** The id of one that is begun. */
  id?: string
  plan: Plan
  /** Whether the amendment repeals the section. */
  isRepeal?: boolean
}

const STAMPS = v.tuple([v.object({ id: v.string(), written_at: v.string() })])

/** Somebody else wrote the draft first, or its author in another window; `draft` is it as it is now. */
export class DraftConflict extends AppError {
  readonly draft: Draft

  constructor(draft: Draft, options: { message?: string; cause?: unknown } = {}) {
    super('conflict', options.message, options)
    this.name = 'DraftConflict'
    this.draft = draft
  }
}

/**
 * Keeps a draft (TIME-1). Throws AppError, as DraftConflict when it was written meanwhile; with a day, or if it is ready, also
 * what saving the row would.
 */
export async function saveDraft({ table, row, values, replaces, id, plan, isRepeal }: DraftGiven): Promise<DraftStamp> {
  const { publishOn, amendment, isReady } = plan
  const draft = replaces?.id ?? id
  const asked = {
    list: table,
    new_values: values as Json,
    ...(row && { row_id: row.id, based_on: row.updated_at }),
    ...(draft && { draft }),
    ...(replaces && { stamp: replaces.written_at }),
    ...(publishOn && { publish_on: publishOn }),
    ...(amendment && { amendment, is_ready: isReady ?? false, is_repeal: isRepeal ?? false }),
  }
  try {
    const answer = askAs(STAMPS, staffClient().rpc('save_draft', asked))
    return (await explainRefusal(answer, { table, row: values }))[0]
  } catch (error) {
    throw await orDraftConflict(error, { table, id: draft, row: row?.id, amendment, stamp: replaces?.written_at })
  }
}

type Sent = {
  table: string
  id?: string | undefined
  row?: string | undefined
  amendment?: string | null | undefined
  /** When the draft was written that was to be replaced. */
  stamp?: string | undefined
}

/** The error, as DraftConflict where a draft waits that was written since. Throws AppError where that cannot be known. */
async function orDraftConflict(error: unknown, { stamp, ...sent }: Sent): Promise<unknown> {
  if (!(error instanceof AppError) || error.kind !== 'conflict') return error
  const there = await findThere(sent)
  return !there || there.written_at === stamp
    ? error
    : new DraftConflict(there, { message: error.message, cause: error })
}

/** The draft that waits under an id, or as the row's or an amendment's of it; null if there is none. Throws AppError. */
export async function findThere({ table, id, row, amendment }: Omit<Sent, 'stamp'>): Promise<Draft | null> {
  const [found = null] = id === undefined ? [] : await findWaiting(table, (call) => call.eq('id', id))
  return found || !row ? found : findOfRow(table, row, amendment ?? null)
}

/**
 * Publishes a draft by hand: its row is written, the one given or a new one, and it waits no more, in one step (TIME-1).
 * @returns the row's id. Throws AppError, of kind "conflict" where the row has changed since, as DraftConflict where the draft has.
 */
export function publishDraft(draft: DraftStamp, written: Written, over?: ManagedRow): Promise<string> {
  const asked = {
    draft: draft.id,
    stamp: draft.written_at,
    new_values: written.row as Json,
    ...(over && { row_id: over.id, based_on: over.updated_at }),
  }
  const answer = askAs(v.string(), staffClient().rpc('publish_draft', asked))
  return orConflictOf(draft, written, explainRefusal(answer, written))
}

/** The answer. Throws what it does, as DraftConflict where the draft was written since. */
async function orConflictOf({ id, written_at }: DraftStamp, { table }: Written, answer: Promise<string>) {
  try {
    return await answer
  } catch (error) {
    throw await orDraftConflict(error, { table, id, stamp: written_at })
  }
}

/** A change of an amendment, with what it sets on top of a corrected text. */
export type CorrectedChange = DraftStamp & { row: object | Json }

/**
 * Corrects a section that amendments will change, from its draft if there is one, and keeps these changes on top of the corrected
 * text, in one step (TIME-3). @returns the section's id. Throws AppError, of kind "conflict" where one of them has changed since.
 */
export function correctSection(
  over: ManagedRow,
  written: Written,
  changes: readonly CorrectedChange[],
  draft: DraftStamp | null,
): Promise<string> {
  const asked = {
    section: over.id,
    based_on: over.updated_at,
    new_values: written.row as Json,
    changes: changes.map(({ id, written_at, row }) => ({ id, written_at, row: row as Json })),
    ...(draft && { draft: draft.id, stamp: draft.written_at }),
  }
  const answer = askAs(v.string(), staffClient().rpc('correct_section', asked))
  const explained = explainRefusal(answer, written)
  return draft ? orConflictOf(draft, written, explained) : explained
}

/** How many ids an address has room for. */
const IDS_AT_ONCE = 100

/** What became of a draft that was discarded or put back, which is without a day that has begun. */
export type DraftSet = { id: string; publish_on: string | null }

/**
 * Discards drafts, or puts them back; nothing of them is lost. Throws AppError; what was done before that stays so.
 * @param writer only those that this one wrote last
 * @returns those that were: what was published meanwhile stays
 */
export async function setDraftsRemoved(
  ids: readonly string[],
  is_removed: boolean,
  writer?: string,
): Promise<DraftSet[]> {
  const set: DraftSet[] = []
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const some = ids.slice(from, from + IDS_AT_ONCE)
    const asked = staffClient().from('drafts').update({ is_removed }).in('id', some)
    const call = (writer ? asked.eq('written_by', writer) : asked).select('id, publish_on')
    set.push(...(await explainRefusal(ask(call))))
  }
  return set
}

/** The same of one. Throws AppError, a conflict where it has been published meanwhile. */
export async function setDraftRemoved(id: string, is_removed: boolean): Promise<DraftSet> {
  const [set] = await setDraftsRemoved([id], is_removed)
  if (!set) throw new AppError('conflict', 'It has been published or discarded meanwhile.')
  return set
}
