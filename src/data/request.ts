import { AppError, toAppError } from './errors'

type Success<Data> = { data: Data; count: number | null; error: null }
type Failure = { error: { message: string; code?: string }; status: number }
/** What the client answers to one call. */
export type Answer<Data> = Success<Data> | Failure

/**
 * Runs one call to the backend; how long it may be silent, the client's own fetch decides.
 * @param call makes the call with the signal it is given
 * @param signal the caller's own signal (TanStack Query's), if it has one
 * @returns the answer's data, and the count of all rows where the call asked for one
 * @throws AppError saying what went wrong; the caller's own abort is passed on as it is
 */
export async function request<Data>(
  call: (signal: AbortSignal) => PromiseLike<Answer<Data>>,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ data: Data; count: number | null }> {
  const answer = await call(signal)
  if (answer.error === null) return answer
  signal.throwIfAborted()
  throw toAppError({ ...answer.error, status: answer.status })
}

/** Whether an error of a query is worth a second try: a cut line or a stumbling server, but no refusal. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'server')
}
