/** What went wrong with a call to the backend, as far as a screen needs to tell. */
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

/** What a failed PostgREST call tells. */
type BackendFailure = { message: string; code?: string; status: number }

/** An error of the data layer; its message is a sentence for the reader, `cause` the backend's own answer. */
export class AppError extends Error {
  readonly kind: FailureKind
  readonly code: string | undefined

  constructor(kind: FailureKind, message: string, options: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = options.code
  }
}

const SENTENCES: Partial<Record<FailureKind, string>> = {
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again in a moment.',
  server: 'The server could not answer just now. Try again in a moment.',
  denied: 'You are not allowed to do this.',
}

/**
 * Turns the error of a PostgREST call into an AppError.
 * @param failure what the client returned; of a call that no answer came to, or only a part, the message begins with
 * the name of the browser's own error, and the status is 0 or that of the cut answer
 */
export function toAppError(failure: BackendFailure): AppError {
  const kind = kindOf(failure)
  return new AppError(kind, SENTENCES[kind] ?? failure.message, { code: failure.code, cause: failure })
}

function kindOf({ status, message, code = '' }: BackendFailure): FailureKind {
  if (message.startsWith('TimeoutError')) return 'timeout'
  if (status < 300) return 'network'
  if (status === 429) return 'rate-limit'
  if (code === '23505') return 'duplicate'
  if (status === 401 || status === 403) return 'denied'
  if (status === 409) return 'conflict'
  if (status >= 500) return 'server'
  return status >= 400 ? 'invalid' : 'unknown'
}
