import { expect, it } from 'vitest'
import { AppError } from './errors'
import { failureText } from './failure-text'

it('SEC-6 lets the database say what limit was reached, and the form everything else', () => {
  expect(failureText(new AppError('rate-limit', 'Wait an hour.'), 'Failed.')).toBe('Wait an hour.')
  expect(failureText(new AppError('invalid', 'check violated'), 'Failed.')).toBe('Failed.')
  expect(failureText(new Error('broken'), 'Failed.')).toBe('Failed.')
})
