import { expect, it } from 'vitest'
import { toAppError } from './errors'
import { failureReason } from './failure-reason'

it("SEC-6 gives the database's sentence when a limit was reached, and of no other failure", () => {
  const answer = { message: 'Wait an hour.', code: 'PT429', status: 429 }
  expect(failureReason(toAppError(answer))).toBe('Wait an hour.')
  expect(failureReason(toAppError({ message: 'check violated', code: '23514', status: 400 }))).toBeNull()
  expect(failureReason(toAppError({ message: 'TypeError: Failed to fetch', status: 0 }))).toBeNull()
  expect(failureReason(new Error('broken'))).toBeNull()
  expect(failureReason(null)).toBeNull()
})
