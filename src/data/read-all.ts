import { type Answer, requestRows } from './request'

/** How many rows are asked for at once; the server may give fewer. */
export const BATCH = 1000

/** The smallest id there is; no row has it. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Every row of a table that a screen shows a page at a time. They are read one batch after the
 * other by id: what is added or deleted meanwhile makes no other row appear twice or not at all.
 * @param batch asks for the first BATCH rows after an id, in the order of the ids
 * @throws AppError
 */
export async function readAll<Row extends { id: string }>(
  batch: (after: string, signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = []
  while (true) {
    const { data } = await requestRows((signal) => batch(rows.at(-1)?.id ?? BEFORE_ALL, signal))
    if (data.length === 0) return rows
    rows.push(...data)
  }
}
