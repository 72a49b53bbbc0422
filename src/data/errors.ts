import * as v from 'valibot'

export type FailureKind =
  | 'network'
  | 'timeout'
  | 'server'
  | 'denied'
  | 'conflict'
  | 'duplicate'
  | 'rate-limit'
  | 'invalid'
  | 'unknown'

/** The sentence a reader sees for each kind, unless the screen has better words. */
export const SENTENCES: Readonly<Record<FailureKind, string>> = {
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  server: 'The server could not answer just now. Try again in a moment.',
  denied: 'You are not allowed to do this.',
  conflict: 'Somebody else has changed this meanwhile. Load it again.',
  duplicate: 'This is there already.',
  'rate-limit': 'This was done too often. Wait a while and try again.',
  invalid: 'The server did not accept this.',
  unknown: 'Something went wrong. Try again in a moment.',
}

/** What is said to whom the server does not know at all: a reader, who can sign in nowhere, or a key that holds no more. */
export const NOT_KNOWN =
  'The server did not recognise this page. Reload it, and if that does not help, try again later.'

/**
 * An error of the data layer: `message` is a sentence for the reader, `cause` the backend's own answer. `field` is known
 * where the value of one was refused: a row's column, or the field of a form.
 */
export class AppError extends Error {
  readonly kind: FailureKind
  readonly code: string | undefined
  readonly field: string | undefined

  constructor(
    kind: FailureKind,
    message: string = SENTENCES[kind],
    options: { code?: string | undefined; field?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = options.code
    this.field = options.field
  }
}

/** What is known of a refusal, of whatever shape it is. */
const REFUSAL = v.fallback(
  v.object({ message: v.fallback(v.string(), ''), code: v.fallback(v.optional(v.string()), undefined) }),
  { message: '' },
)

/** Makes an AppError of a failed call: its HTTP status (0 without an answer) and what the client made of the answer. */
export function toAppError(status: number, answer: unknown): AppError {
  const { message, code } = v.parse(REFUSAL, answer)
  const kind = kindOf(status, message, code)
  // PostgREST answers the SQL code PT429 with status 429; our migrations raise such codes with words for the reader.
  const isForReaders = message !== '' && code === `PT${status}`
  const sentence = status === 401 ? NOT_KNOWN : SENTENCES[kind]
  return new AppError(kind, isForReaders ? message : sentence, { code, cause: answer })
}

function kindOf(status: number, message: string, code: string | undefined): FailureKind {
  // No answer, or only a part of one: the message begins with the name of the browser's error.
  if (status < 300) return message.startsWith('TimeoutError') ? 'timeout' : 'network'
  if (status === 429) return 'rate-limit'
  if (code === '23505') return 'duplicate'
  if (status === 401 || status === 403) return 'denied'
  if (status === 409) return 'conflict'
  if (status >= 500) return 'server'
  return status >= 400 ? 'invalid' : 'unknown'
}
