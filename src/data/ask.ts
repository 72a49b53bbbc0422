import * as v from 'valibot'
import { AppError, toAppError } from './errors'

type Success<Data> = { data: Data; count: number | null; error: null }
type Failure = { error: { message: string; code?: string }; status: number }

/** What is asked of the database, and sent when it is awaited: a table and its columns, or a procedure and its arguments. */
export interface Call<Data> extends PromiseLike<Success<Data> | Failure> {
  abortSignal(signal: AbortSignal): PromiseLike<Success<Data> | Failure>
}

/** The rows that a call is answered with. Throws AppError, also when they are no rows; or the reason of the signal. */
export async function ask<Row>(call: Call<Row[]>, signal?: AbortSignal): Promise<Row[]> {
  return (await askPage(call, signal)).rows
}

/** The same with the number of all that there are, if the call counts them. */
export async function askPage<Row>(call: Call<Row[]>, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }> {
  const { data, count } = await answerTo(call, signal)
  if (!v.is(ROWS, data)) throw new AppError('server')
  return { rows: data, total: count ?? data.length }
}

const ROWS = v.array(v.object({}))

/** The row of an answer that is a list of one. Throws like `ask`, also when there is no row. */
export async function askRow<Row>(call: Call<Row[]>, signal?: AbortSignal): Promise<Row> {
  const [row] = await ask(call, signal)
  if (!row) throw new AppError('server')
  return row
}

/** What a schema makes of an answer. Throws like `ask`, also when the answer is something else. */
export async function askAs<Schema extends v.GenericSchema>(
  schema: Schema,
  call: Call<unknown>,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  return checked(schema, await send(call, signal))
}

/** What a schema makes of what was answered. Throws AppError where it is something else. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, answer)
  if (!success) throw new AppError('server', undefined, { cause: issues })
  return output
}

/** What a call is answered with, unchecked. Throws like `ask`. */
export async function send(call: Call<unknown>, signal?: AbortSignal): Promise<unknown> {
  return (await answerTo(call, signal)).data
}

async function answerTo<Data>(call: Call<Data>, signal = new AbortController().signal): Promise<Success<Data>> {
  const answer = await call.abortSignal(signal)
  if (answer.error === null) return answer
  signal.throwIfAborted()
  throw toAppError(answer.status, answer.error)
}

/** Whether a failed query is worth a second try: the line was cut or the server failed, but nothing was refused. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.kind === 'server')
}
