import { ask, type Call } from './ask'

/** Rows per request; the server may give fewer. */
export const BATCH = 1000

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Every row that `batch` reads, BATCH rows at a time after an id and ordered by id. Throws AppError.
 * @param read asks for one batch
 */
export async function readAll<Row extends { id: string }>(
  batch: (after: string) => Call<Row[]>,
  read: typeof ask = ask,
): Promise<Row[]> {
  // By id, so that no row is missed or read twice when others are added or deleted meanwhile.
  const rows: Row[] = []
  while (true) {
    const more = await read(batch(rows.at(-1)?.id ?? BEFORE_ALL))
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

/**
 * Compares two rows by columns, the first of them first, as the database does; texts by the codes of their letters. What is
 * empty is greater than all else.
 */
export const inOrder =
  (orders: readonly { column: string; ascending: boolean }[]) =>
  (one: object, other: object): number => {
    for (const { column, ascending } of orders) {
      const difference = compare(Reflect.get(one, column), Reflect.get(other, column))
      if (difference !== 0) return ascending ? difference : -difference
    }
    return 0
  }

function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : Number(String(one) > String(other))
}

/** A call of which the rows from one place to another can be asked for, counted from 0. */
export interface LongCall<Row> extends Call<Row[]> {
  range(from: number, to: number): Call<Row[]>
}

/**
 * Every row of an ordered answer, which the server cuts at BATCH rows: further requests only where there are as many. Throws
 * AppError.
 * @param rows those that are there already
 */
export async function askAll<Row>(
  call: LongCall<Row>,
  signal?: AbortSignal,
  rows: readonly Row[] = [],
): Promise<Row[]> {
  const all = [...rows]
  while (all.length % BATCH === 0) {
    const more = await ask(call.range(all.length, all.length + BATCH - 1), signal)
    if (more.length === 0) break
    all.push(...more)
  }
  return all
}
