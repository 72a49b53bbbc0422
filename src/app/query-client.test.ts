import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppError, type FailureKind } from '@/data/errors'
import { queryClient } from './query-client'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** How often a query is asked whose every answer is this failure. */
async function callsOf(failure: Error): Promise<number> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const queryFn = vi.fn(() => Promise.reject(failure))
  const asked = expect(queryClient.fetchQuery({ ...SHOWN, queryFn })).rejects.toBe(failure)
  await vi.runAllTimersAsync()
  await asked
  // Every failed call is logged, once (spec 8).
  expect(log).toHaveBeenCalledExactlyOnceWith('A query failed', SHOWN.queryKey, failure)
  return queryFn.mock.calls.length
}
/** As a screen asks: fetchQuery by itself would never ask twice. */
const SHOWN = { queryKey: ['asked'], retry: queryClient.getDefaultOptions().queries?.retry ?? false }

it.each<[FailureKind, number]>([
  ['network', 2],
  ['server', 2],
  ['timeout', 1],
  ['denied', 1],
  ['conflict', 1],
  ['duplicate', 1],
  ['rate-limit', 1],
  ['invalid', 1],
])('MEND-D5 SEC-5 a query that fails as "%s" is asked %i times in all', async (kind, calls) => {
  expect(await callsOf(new AppError(kind))).toBe(calls)
})

it("MEND-D5 a programmer's mistake is not tried again", async () => {
  expect(await callsOf(new TypeError('x is undefined'))).toBe(1)
})
