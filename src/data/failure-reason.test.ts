import { expect, it } from 'vitest'
import { toAppError } from './errors'
import { failureReason } from './failure-reason'

it("SEC-6 gives the database's sentence when a limit was reached, and of no other failure", () => {
  expect(failureReason(toAppError(429, { message: 'Wait an hour.', code: 'PT429' }))).toBe('Wait an hour.')
  expect(failureReason(toAppError(400, { message: 'check violated', code: '23514' }))).toBeNull()
  expect(failureReason(toAppError(0, { message: 'TypeError: Failed to fetch' }))).toBeNull()
  expect(failureReason(new Error('broken'))).toBeNull()
  expect(failureReason(null)).toBeNull()
})
