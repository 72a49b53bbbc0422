import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, checked } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import { type ContentKind, isContentKind, LAW_TYPES } from '@/names/kinds'

/** What is asked of the changes: a month, "2026-11", or null for the latest months; and the chosen kinds and sections. */
export type ChangesAsked = { month: string | null; kinds: readonly string[]; provisions: readonly string[] }

/** What is told as one change: a text of a kind, or an amendment with all its sections. */
export type ChangeKind = ContentKind | 'amendment'

/** What private.described_amendments() says of an amendment. */
export const AMENDMENT = v.object({
  is_to_come: v.boolean(),
  announced_at: v.nullable(v.string()),
  source: v.string(),
  source_url: v.nullable(v.string()),
  /** The texts of the law that it changes, in reading order. */
  laws: v.array(v.picklist(LAW_TYPES)),
  /** How many sections it changes; `sections` are the first of them. */
  total: v.number(),
  sections: v.array(
    v.object({
      provision: v.nullable(v.string()),
      title: v.string(),
      difference: v.picklist(['added', 'changed', 'moved', 'repealed']),
      url: v.string(),
    }),
  ),
})

/** What an amendment changes, as far as readers are told (TIME-5). */
export type Amended = v.InferOutput<typeof AMENDMENT>

/** What readers are told of the changes of a text on a day, or of an amendment (TIME-5). */
export type Change = {
  /** The change's own: of a text there may be several. */
  id: string
  kind: ChangeKind
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
  /** Of an amendment alone. */
  amendment: Amended | null
}

/** Changes, latest first; `total` is larger where there are more than are read at once. */
export type Changes = {
  /** With the latest months, the amendments to come, the nearest first. */
  toCome: readonly Change[]
  changes: readonly Change[]
  total: number
  earlier: string | null
}

/** Reads the changes of a month, or of the latest months. @throws AppError */
export async function readChanges({ month, kinds, provisions }: ChangesAsked, signal?: AbortSignal): Promise<Changes> {
  const asked = {
    ...(month !== null && { only_month: month }),
    ...(kinds.length > 0 && { only_kind: [...kinds] }),
    ...(provisions.length > 0 && { only_provision: [...provisions] }),
  }
  const data = await ask((await publicClient()).rpc('get_changes', asked), signal)
  const told = data.flatMap(({ earlier: _earlier, total: _total, kind, amendment, ...change }) =>
    isChangeKind(kind) ? [{ ...change, kind, amendment: checked(v.nullable(AMENDMENT), amendment) }] : [],
  )
  const [toCome, changes] = [true, false].map((is) =>
    told.filter(({ amendment }) => (amendment?.is_to_come ?? false) === is),
  )
  return {
    toCome: toCome ?? [],
    changes: changes ?? [],
    total: data[0]?.total ?? 0,
    earlier: data[0]?.earlier ?? null,
  }
}

/** Whether a word of an answer names what is told as one change. */
export const isChangeKind = (word: unknown): word is ChangeKind => word === 'amendment' || isContentKind(word)

/** The changes that an address asks for (TIME-5). */
export const changesQuery = (asked: ChangesAsked) =>
  queryOptions({ queryKey: ['changes', asked], queryFn: ({ signal }) => readChanges(asked, signal) })

/** The kinds, months and sections by which changes can be asked for, each with how many there are that are not minor. */
export const changeOptionsQuery = () =>
  queryOptions({
    queryKey: ['changes', 'options'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_change_options'), signal),
  })
