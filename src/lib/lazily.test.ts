import { expect, it } from 'vitest'
import { lazily } from './lazily'

it('LAW-9: makes nothing before it is wanted, and then once', () => {
  let made = 0
  const value = lazily(() => ++made)
  expect(made).toBe(0)
  expect([value(), value(), made]).toEqual([1, 1, 1])
})

it('LAW-9: tries again after it failed', () => {
  let calls = 0
  const value = lazily(() => {
    calls += 1
    if (calls === 1) throw new Error('not yet')
    return undefined
  })
  expect(value).toThrow('not yet')
  expect([value(), value(), calls]).toEqual([undefined, undefined, 2])
})

it('STAFF-3: keeps a promise while it is open and when it is kept, and forgets one that is broken', async () => {
  let calls = 0
  const value = lazily(async () => {
    calls += 1
    if (calls === 1) throw new Error('no line')
    return calls
  })
  const first = value()
  expect(value()).toBe(first)
  await expect(first).rejects.toThrow('no line')
  expect([await value(), await value(), calls]).toEqual([2, 2, 2])
})
