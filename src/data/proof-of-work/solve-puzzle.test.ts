import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PUZZLE, solvePuzzle } from './solve-puzzle'

const salt = 'contact.1795000000.0123456789abcdef'
const signature = 'f'.repeat(64)
const hide = (hidden: number) => createHash('sha256').update(`${salt}.${hidden}`).digest('hex')
const values = { salt, signature, challenge: hide(500), greatest: 1000 }

it.each([0, 1, 500, 1000])('SEC-6 finds the number %d', async (hidden) => {
  expect(await solvePuzzle({ ...values, challenge: hide(hidden) })).toBe(`${salt}.${hidden}.${signature}`)
})

it('SEC-6 says so when no number solves the puzzle', async () => {
  await expect(solvePuzzle({ ...values, challenge: hide(1001) })).rejects.toThrow('No number solves the puzzle')
})

it.each([
  ['nothing', undefined],
  ['no object', 'x'],
  ['a list', []],
  ['no bound', { ...values, greatest: null }],
  ['an endless bound', { ...values, greatest: 1e12 }],
  ['no hash', { ...values, challenge: 'x' }],
  ['a salt of another shape', { ...values, salt: 'contact\r\nx-header: 1' }],
])('SEC-6 takes %s for no puzzle', (_, answer) => {
  expect(v.is(PUZZLE, answer)).toBe(false)
})

it('SEC-6 takes what the database writes for a puzzle', () => {
  expect(v.parse(PUZZLE, values)).toEqual(values)
})
