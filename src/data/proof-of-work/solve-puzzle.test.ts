import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { solvePuzzle } from './solve-puzzle'

const salt = 'contact.1795000000.0123456789abcdef'
const signature = 'f'.repeat(64)
const hide = (hidden: number) => createHash('sha256').update(`${salt}.${hidden}`).digest('hex')
const puzzle = (values: object = {}) =>
  JSON.stringify({ salt, signature, challenge: hide(500), greatest: 1000, ...values })

it.each([0, 1, 500, 1000])('MEND-B3 finds the number %d', (hidden) => {
  expect(solvePuzzle(puzzle({ challenge: hide(hidden) }))).toBe(`${salt}.${hidden}.${signature}`)
})

it('MEND-B3 says so when no number solves the puzzle', () => {
  expect(() => solvePuzzle(puzzle({ challenge: hide(1001) }))).toThrow('No number solves the puzzle')
})

it.each([
  ['nothing', undefined],
  ['no JSON', 'x'],
  ['another JSON', '[]'],
  ['no bound', puzzle({ greatest: null })],
  ['an endless bound', puzzle({ greatest: 1e12 })],
  ['no hash', puzzle({ challenge: 'x' })],
  ['a salt of another shape', puzzle({ salt: 'contact\r\nx-header: 1' })],
])('MEND-B3 takes %s for no puzzle', (_, details) => {
  expect(() => solvePuzzle(details)).toThrow(/Invalid/)
})
