import { expect, it } from 'vitest'
import { sizeGroups } from './sizes.ts'

it('FAST-3 characters that are wider and narrower than ours alike share a size', () => {
  const measures = ['a', 'b', 'c'].map((character) => ({ character, share: 1, own: 550, standIn: 500 }))
  const [group, ...others] = sizeGroups(measures)
  expect(group?.size).toBeCloseTo(1.1)
  expect([group?.characters, others]).toEqual([['a', 'b', 'c'], []])
})

it('FAST-3 the search for sizes ends where none brings letters as near to our widths as they should be', () => {
  const groups = sizeGroups([
    { character: 'a', share: 1, own: 500, standIn: 500 },
    { character: 'b', share: 1, own: 1000, standIn: 500 },
  ])
  expect(groups).toEqual([{ size: 1.5, characters: ['a', 'b'] }])
})

it('FAST-3 characters whose widths differ too much for one size have several', () => {
  const groups = sizeGroups([
    { character: 'a', share: 1, own: 500, standIn: 500 },
    { character: 'b', share: 1, own: 600, standIn: 500 },
  ])
  expect(groups).toEqual([
    { size: 1, characters: ['a'] },
    { size: 1.2, characters: ['b'] },
  ])
})
