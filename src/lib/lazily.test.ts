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
