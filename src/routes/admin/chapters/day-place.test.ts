import { describe, expect, it } from 'vitest'
import { orderAt } from './day-place'

const at = (...places: number[]) => places.map((place) => ({ place }))

describe('TIME-3 the place that an amendment gives a section', () => {
  it('is before the next one, or after the last, in another chapter', () => {
    expect(orderAt(at(1, 2, 3), 0, null)).toBe(1)
    expect(orderAt(at(1, 2, 3), 2, null)).toBe(3)
    expect(orderAt(at(1, 2, 3), 3, null)).toBe(4)
    expect(orderAt([], 0, null)).toBe(1)
  })

  it('is after the one above it where it moves down, and before the one below where it moves up', () => {
    expect(orderAt(at(1, 3, 4), 3, 2)).toBe(4)
    expect(orderAt(at(1, 3, 4), 2, 2)).toBe(3)
    expect(orderAt(at(1, 2, 4), 0, 3)).toBe(1)
    expect(orderAt(at(1, 2, 4), 1, 3)).toBe(2)
  })

  it('is none where it stands there today', () => {
    expect(orderAt(at(1, 3), 1, 2)).toBeNull()
    expect(orderAt(at(2, 3), 0, 1)).toBeNull()
    expect(orderAt(at(1, 2), 2, 3)).toBeNull()
    expect(orderAt([], 0, 1)).toBeNull()
  })

  it('goes by those that keep their places, not by others that the amendment moves', () => {
    expect(orderAt(at(0.5, 1, 3, 3.5), 4, 2)).toBe(3)
    expect(orderAt(at(0.5, 1, 3), 0, null)).toBe(1)
    expect(orderAt(at(1, 2.5, 3.5), 3, null)).toBe(2)
  })
})
