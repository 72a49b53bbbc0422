import { expect, it } from 'vitest'
import { findTarget } from './section-target'

const LAW = [
  { id: 'c1', sections: [{ id: 'id-9', number: '9' }] },
  {
    id: 'c2',
    sections: [
      { id: 'id-9a', number: '9(a)' },
      { id: 'id-30', number: '30' },
      { id: 'id-x', number: null },
    ],
  },
]

it('LAW-5 finds a section by its id', () => {
  expect(findTarget(LAW, '#id-30')).toEqual({ sectionId: 'id-30', chapterId: 'c2' })
  expect(findTarget(LAW, '#id-x')?.sectionId).toBe('id-x')
})

it('LAW-5 finds a section by its number, and a paragraph in its section', () => {
  expect(findTarget(LAW, '#s30')?.sectionId).toBe('id-30')
  expect(findTarget(LAW, '#s30(a)(5)')?.sectionId).toBe('id-30')
  expect(findTarget(LAW, '#s9(a)')?.sectionId).toBe('id-9a')
  expect(findTarget(LAW, '#s9(b)')?.sectionId).toBe('id-9')
})

it.each(['', '#', '#nowhere', '#s31', '#%E0%A4%A', '#s'])(
  'LAW-5 a hash that is nowhere means nothing: "%s"',
  (hash) => {
    expect(findTarget(LAW, hash)).toBeNull()
  },
)
