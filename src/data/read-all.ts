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
