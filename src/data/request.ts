import * as v from 'valibot'
import { AppError, toAppError } from './errors'

type Success<Data> = { data: Data; count: number | null; error: null }
type Failure = { error: { message: string; code?: string }; status: number }
export type Answer<Data> = Success<Data> | Failure

/** The data of one call's answer, unchecked. Throws AppError, or the reason of the caller's own signal. */
export async function request(
  call: (signal: AbortSignal) => PromiseLike<Answer<unknown>>,
  signal?: AbortSignal,
): Promise<unknown> {
  return (await answerTo(call, signal)).data
}

/** What a schema makes of one call's answer. Throws like `request`, also when the answer is something else. */
export async function requestAs<Schema extends v.GenericSchema>(
  schema: Schema,
  call: (signal: AbortSignal) => PromiseLike<Answer<unknown>>,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, await request(call, signal))
  if (!success) throw new AppError('server', undefined, { cause: issues })
  return output
}

const ROWS = v.array(v.object({}))

/** The rows of one call's answer, and their count if asked for. Throws like `request`, also when they are no rows. */
export async function requestRows<Row>(
  call: (signal: AbortSignal) => PromiseLike<Answer<Row[]>>,
  signal?: AbortSignal,
): Promise<{ data: Row[]; count: number | null }> {
  const { data, count } = await answerTo(call, signal)
  if (!v.is(ROWS, data)) throw new AppError('server')
  return { data, count }
}

/** The row of an answer that is a list of one. Throws like `requestRows`, also when there is no row. */
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

/** Whether a failed query is worth a second try: the line was cut or the server failed, but nothing was refused. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'server')
}
