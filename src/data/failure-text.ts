import { AppError } from './errors'

/**
 * What a form says when sending failed: its own words from the catalogue (spec 8), unless the sender has reached a
 * limit, which the database words itself because it knows when to come back (SEC-6).
 */
export function failureText(error: Error, words: string): string {
  return error instanceof AppError && error.kind === 'rate-limit' ? error.message : words
}
