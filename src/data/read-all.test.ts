import { expect, it } from 'vitest'
import { inOrder } from './read-all'

const rows = [
  { name: 'b', size: 10, day: '2026-01-01' },
  { name: 'a', size: 9, day: null },
  { name: 'a', size: 100, day: '2025-01-01' },
]
const order = (column: string, ascending = true) => ({ column, ascending })
const sizes = (...orders: ReturnType<typeof order>[]) => rows.toSorted(inOrder(orders)).map(({ size }) => size)

it('BULK-2 rows that are read in parts are put in order as the database would', () => {
  expect(sizes(order('size'))).toEqual([9, 10, 100])
  expect(sizes(order('name'), order('size', false))).toEqual([100, 9, 10])
  expect(sizes(order('day'))).toEqual([100, 10, 9])
  expect(sizes(order('day', false))).toEqual([9, 10, 100])
})
