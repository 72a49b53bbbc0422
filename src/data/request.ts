import { AppError, toAppError } from './errors'

type Success<Data> = { data: Data; count: number | null; error: null }
type Failure = { error: { message: string; code?: string }; status: number }
/** What the client answers to one call. */
export type Answer<Data> = Success<Data> | Failure

/**
 * Runs one call to the backend; how long it may be silent, the client's own fetch decides.
 * @param call makes the call with the signal it is given
 * @param signal the caller's own signal (TanStack Query's), if it has one
 * @returns the answer's data, unread: nobody has looked yet whether it is what the call's type says
 * @throws AppError saying what went wrong; the caller's own abort is passed on as it is
 */
export async function request(
  call: (signal: AbortSignal) => PromiseLike<Answer<unknown>>,
  signal?: AbortSignal,
): Promise<unknown> {
  return (await answerTo(call, signal)).data
}

/**
 * Runs one call that is answered with rows.
 * @returns the rows, and the count of all rows where the call asked for one
 * @throws AppError saying what went wrong, also when the answer is no list of rows; the caller's own abort as it is
 */
export async function requestRows<Row>(
  call: (signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  signal?: AbortSignal,
): Promise<{ data: Row[]; count: number | null }> {
  const { data, count } = await answerTo(call, signal)
  if (!Array.isArray(data) || !data.every((row) => row && typeof row === 'object')) throw new AppError('server')
  return { data, count }
}

/**
 * Runs one call that is answered with one row, as a list of one.
 * @throws AppError saying what went wrong, also when there is no row
 */
export async function requestRow<Row>(
  call: (signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  signal?: AbortSignal,
): Promise<Row> {
  const [row] = (await requestRows(call, signal)).data
  if (!row) throw new AppError('server')
  return row
}

async function answerTo<Data>(
  call: (signal: AbortSignal) => PromiseLike<Answer<Data>>,
  signal = new AbortController().signal,
): Promise<Success<Data>> {
  const answer = await call(signal)
  if (answer.error === null) return answer
  signal.throwIfAborted()
  throw toAppError(answer.status, answer.error)
}

/** Whether an error of a query is worth a second try: a cut line or a stumbling server, but no refusal. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'server')
}
