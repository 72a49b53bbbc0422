import { AppError } from './errors'

/**
 * What a form says beneath its own words for a failure (spec 8): when the sender has reached a limit, the database's
 * sentence, because it knows why and when to come back (SEC-6).
 * @returns null for every other failure
 */
export function failureReason(error: Error | null): string | null {
  return error instanceof AppError && error.kind === 'rate-limit' ? error.message : null
}
