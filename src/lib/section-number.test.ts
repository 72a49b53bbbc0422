import { expect, it } from 'vitest'
import { findTarget } from '@/law/section-target'
import examples from '../texts/reference-examples.json' with { type: 'json' }
import { numbersOf, numberTyped, withoutNumber } from './section-number'

// The database is held to the same examples: tests/data/section-numbers.test.ts.
it.each(examples.titles)('READ-6 "$title" stands for the numbers $numbers', ({ title, numbers, words }) => {
  expect(numbersOf(title)).toEqual(numbers)
  expect(withoutNumber(title)).toBe(words)
})

it('READ-6 of a range of numbers, 51 count', () => {
  expect(numbersOf('1–999. Everything')).toHaveLength(51)
})

it.each(examples.addresses)('READ-5 "$address" is section $section', ({ address, section }) => {
  const sections = ['9', '9(a)', '21–22', '30', '60A'].map((number) => ({
    id: number,
    number: numbersOf(`${number}. x`)[0] ?? null,
    slug: number
      .toLowerCase()
      .replace(/[^0-9a-z]+/g, '-')
      .replace(/-$/, ''),
    title: `${number}. x`,
    paragraphs: null,
  }))
  expect(findTarget([{ id: 'chapter', sections }], address)?.sectionId ?? null).toBe(section)
})

it.each(examples.typed)('LAW-2 "$typed" is the number $number', ({ typed, number }) => {
  expect(numberTyped(typed)).toBe(number)
})
