import * as v from 'valibot'
import { ask, askAs } from '@/data/ask'
import type { Json } from '@/data/database.types'
import { AppError } from '@/data/errors'
import { inPieces, PIECE } from '@/data/in-pieces'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import { capitalised } from '@/lib/capitalised'

/** How many rows the database adds at once (public.add_rows). */
export const MOST_ADDED = { texts: 2000, synonyms: 5000, addresses: 50_000 } as const

/** How many it tries at once (public.check_rows). */
const MOST_CHECKED = { texts: 200, addresses: 2000 } as const

/** Why a row is refused, as a sentence, and which column's value that is, where it is known. */
export type RowFault = { column: string | null; fault: string }

const asJson = (row: object): Json => ({ ...row })

/**
 * Why the database would refuse rows, by their places from 0; it tries some at a time, so that no colleague waits. Throws
 * AppError; the signal's reason.
 * @param onProgress told how many are tried
 */
export async function checkRows(
  list: ManagedTable,
  rows: readonly object[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<ReadonlyMap<number, RowFault>> {
  const most = list === 'newsletter_subscriptions' ? MOST_CHECKED.addresses : MOST_CHECKED.texts
  const faults = new Map<number, RowFault>()
  let done = 0
  for (const piece of inPieces(rows, (row) => PIECE / most + JSON.stringify(row).length)) {
    const call = staffClient().rpc('check_rows', { list, rows: piece.map(asJson) })
    for (const { place, ...fault } of await explainRefusal(ask(call, signal))) faults.set(done + place - 1, fault)
    done += piece.length
    onProgress(done)
  }
  return faults
}

const REFUSAL = v.object({
  details: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ place: v.number(), column: v.nullable(v.string()), fault: v.string() }),
  ),
})

/** The place from 0 of the row for which none was added, and why; null where something else was the matter. */
export function refusedRow(error: unknown): (RowFault & { place: number }) | null {
  const { success, output } = v.safeParse(REFUSAL, error instanceof AppError ? error.cause : null)
  if (!success) return null
  const { place, column, fault } = output.details
  return { place: place - 1, column, fault: capitalised(fault) }
}

const IDS = v.array(v.string())

/**
 * Adds rows, all or none. Throws AppError, whose sentence names the place of a row that is refused.
 * @param token the import's own: sent again with it, the same rows are not added twice
 * @returns the ids of those that are there by this import
 */
export async function addRows(list: ManagedTable, rows: readonly object[], token: string): Promise<string[]> {
  const asked = { list, rows: rows.map(asJson), token }
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
