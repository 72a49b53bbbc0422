import { AppError } from './errors'

/** Why the database refused a sender who reached a limit, as a sentence (SEC-6); null for every other failure. */
export function failureReason(error: Error | null): string | null {
  return error instanceof AppError && error.kind === 'rate-limit' ? error.message : null
}
