import * as v from 'valibot'
import { askAs } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** How many rows the database adds at once (public.add_rows). */
export const MOST_ADDED = { texts: 2000, addresses: 50_000 } as const

const IDS = v.array(v.string())

/**
 * Adds rows, all or none. Throws AppError, whose sentence names the place of a row that is refused.
 * @param token the import's own: sent again with it, the same rows are not added twice
 * @returns the ids of those that are there by this import
 */
export async function addRows(list: ManagedTable, rows: readonly object[], token: string): Promise<string[]> {
  const asked = { list, rows: rows.map((row): Json => ({ ...row })), token }
  return explainRefusal(askAs(IDS, staffClient().rpc('add_rows', asked)))
}

const FOUND = v.tuple([v.object({ places: v.array(v.number()), ids: v.array(v.string()) })])

/**
 * Which rows with these values there are. Throws AppError.
 * @param wanted for each, a value a column, in small letters with single spaces
 * @returns the ids of those that are there, by the place in `wanted` from 0
 */
export async function findSame(
  list: ManagedTable,
  columns: readonly string[],
  wanted: readonly (readonly string[])[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, string>> {
  if (wanted.length === 0) return new Map()
  const asked = { list, columns: [...columns], wanted: wanted.map((values) => [...values]) }
  const [{ places, ids }] = await explainRefusal(askAs(FOUND, staffClient().rpc('find_same', asked), signal))
  return new Map(places.map((place, index) => [place - 1, ids[index] ?? '']))
}
