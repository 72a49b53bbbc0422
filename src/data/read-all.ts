import { type Answer, requestRows } from './request'

/** Rows per request; the server may give fewer. */
export const BATCH = 1000

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Every row that `batch` reads, BATCH rows at a time after an id and ordered by id. Throws AppError.
 * @param read asks for one batch
 */
export async function readAll<Row extends { id: string }>(
  batch: (after: string, signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  read: typeof requestRows = requestRows,
): Promise<Row[]> {
  // By id, so that no row is missed or read twice when others are added or deleted meanwhile.
  const rows: Row[] = []
  while (true) {
    const { data } = await read((signal) => batch(rows.at(-1)?.id ?? BEFORE_ALL, signal))
    if (data.length === 0) return rows
    rows.push(...data)
  }
}

/**
 * Every row of an ordered answer, which the server cuts at BATCH rows: further requests only where there are as many. Throws
 * AppError.
 * @param call asks for the rows from one place to another, counted from 0
 * @param rows those that are there already
 */
export async function readPages<Row>(
  call: (from: number, to: number, signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  signal?: AbortSignal,
  rows: readonly Row[] = [],
): Promise<Row[]> {
  const all = [...rows]
  while (all.length % BATCH === 0) {
    const { data } = await requestRows((limited) => call(all.length, all.length + BATCH - 1, limited), signal)
    if (data.length === 0) break
    all.push(...data)
  }
  return all
}
