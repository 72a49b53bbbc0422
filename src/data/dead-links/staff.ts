import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs, send } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { askUsage, type Usage } from '@/data/row-usage/staff'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import type { TextPlace } from '@/data/text-place'

/** What leads nowhere in a text, who left it so, and what could repair it; null for what is not known, or none (TRUE-4). */
export type DeadLink = Omit<TextPlace, 'id'> & {
  id: string
  text_id: string
  /** The whole reference, or the words of a link. */
  words: string
  /** The part of it that leads nowhere. */
  linked: string
  /** The address of a link; empty for a reference. */
  url: string
  /** The paragraph that its section has no longer. */
  paragraph: string | null
  found_at: string
  caused_by: string | null
  reason: string | null
  ignored_at: string | null
  ignored_by: string | null
  successor: string | null
  successor_url: string | null
  /** The version by which the deleted row, which had this name, would be restored. */
  version: number | null
  deleted: string | null
}

/** A page of what leads nowhere, the latest first: what is to be repaired, or what was left as it is. */
export const deadLinksQuery = (page: number, is_ignored = false) =>
  queryOptions({
    queryKey: ['staff', 'dead_links', is_ignored, page],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<{ rows: DeadLink[]; total: number }> => {
      const data = await ask(staffClient().rpc('get_dead_links', { is_ignored, page }), signal)
      return { rows: data, total: data[0]?.total ?? 0 }
    },
  })

/** How many dead links are there by one's own changes; writes make it stale, so that it can be said after each. */
export const ownDeadLinksQuery = () =>
  queryOptions({
    queryKey: ['staff', 'dead_links', 'own'],
    queryFn: ({ signal }) => askAs(v.number(), staffClient().rpc('count_my_dead_links'), signal),
  })

/**
 * The texts in which something would lead nowhere after this change of rows; without ids, after such a row was added. Throws
 * AppError, as making the change would.
 */
export async function usageOfChange(
  list: ManagedTable,
  ids: readonly string[] | null,
  changes: object,
  signal?: AbortSignal,
): Promise<Usage> {
  const asked = { list, changes: changes as Json, ...(ids && { ids: [...ids] }) }
  return explainRefusal(askUsage(staffClient().rpc('change_usage', asked), signal), { table: list, row: changes })
}

/** The same for a question that stands open. */
export const usageOfChangeQuery = (list: ManagedTable, ids: readonly string[], changes: object) =>
  queryOptions({
    queryKey: ['staff', 'usage', list, ids, changes],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => usageOfChange(list, ids, changes, signal),
  })

/** Leaves a dead link as it is, for a reason; without one it is on the list again. Throws AppError. */
export async function ignoreDeadLink(id: string, reason?: string): Promise<void> {
  const asked = { link: Number(id), ...(reason && { reason }) }
  await explainRefusal(send(staffClient().rpc('ignore_dead_link', asked)))
}

/**
 * Leads a dead link to an address of the site; without one its words stay without a link. Throws AppError, also when
 * somebody else has repaired it.
 * @returns the version that takes this back
 */
export async function mendDeadLink(id: string, address?: string): Promise<number> {
  const asked = { link: Number(id), ...(address && { address }) }
  return explainRefusal(askAs(v.number(), staffClient().rpc('mend_dead_link', asked)))
}
