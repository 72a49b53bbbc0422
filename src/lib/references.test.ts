import { expect, it } from 'vitest'
import examples from './reference-examples.json'
import { findReferences } from './references'

const found = (text: string) => findReferences(text).map(({ span, number, of }) => [text.slice(...span), number, of])

it('LAW-10 finds a section with its paragraphs', () => {
  expect(found('under section 30(a)(5), if')).toEqual([['section 30(a)(5)', '30(a)(5)', null]])
  expect(found('Section 60A. Regulation 6D')).toEqual([
    ['Section 60A', '60A', null],
    ['Regulation 6D', '6D', null],
  ])
})

it('MEND-D5 finds a section whose number ends with two letters', () => {
  expect(found('under section 30AA(1) or 31AB')).toEqual([
    ['section 30AA(1)', '30AA(1)', null],
    ['31AB', '31AB', null],
  ])
})

it('LAW-10 every number of a list is a reference of its own', () => {
  expect(found('sections 15 and 30')).toEqual([
    ['sections 15', '15', null],
    ['30', '30', null],
  ])
  expect(found('regulations 6A to 6D, 6G').map(([text]) => text)).toEqual(['regulations 6A', '6D', '6G'])
  expect(found('sections 67, 69A and 88').map(([, number]) => number)).toEqual(['67', '69A', '88'])
})

it('LAW-10 knows what a provision belongs to, where the text says so', () => {
  expect(found('section 47(b) of the Law and')).toEqual([['section 47(b)', '47(b)', 'Law']])
  expect(found('regulation 6 of the Registration Regulations says')[0]?.[2]).toBe('Registration Regulations')
  expect(found('section 21 of the Income Tax Ordinance')[0]?.[2]).toBe('Income Tax Ordinance')
})

it.each(['section', 'sections of the Law', 'section 17% of', 'intersection 5', '30(a)(5)', ''])(
  'LAW-10 leaves other words alone: "%s"',
  (text) => {
    expect(found(text)).toEqual([])
  },
)

it.each(examples)('LAW-10 reads as the database does: "$text"', ({ text, found: expected }) => {
  const answers = findReferences(text).map(({ kind, number, of }) => [kind, number, of ?? ''])
  expect(answers).toEqual(expected)
})
