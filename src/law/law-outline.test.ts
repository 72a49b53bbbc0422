import { expect, it } from 'vitest'
import { outlineOf, splitTitle } from './law-outline'

const section = (title: string, number: string | null) => ({ title, number })

it('READ-4 a chapter has its place and the numbers of its first and last section', () => {
  const chapters = [
    { id: 'a', title: 'Definitions', sections: [section('1. Terms', '1'), section('1A. Places', '1A')] },
    { id: 'b', title: 'Rate', sections: [section('2. Rate', '2'), section('No summary: section 3', null)] },
    { id: 'c', title: 'Registration Regulations', sections: [section('4. Forms', '4')] },
    { id: 'd', title: 'Circulars', sections: [section('On invoices', null)] },
  ]
  expect([...outlineOf(chapters, 'vat-law')]).toEqual([
    ['a', { ordinal: 1, range: { kind: 'section', from: '1', to: '1A' } }],
    ['b', { ordinal: 2, range: { kind: 'section', from: '2', to: '2' } }],
    ['c', { ordinal: 3, range: { kind: 'regulation', from: '4', to: '4' } }],
    ['d', { ordinal: 4, range: null }],
  ])
})

it.each([
  ['30. Zero-rated transactions', '30.', 'Zero-rated transactions'],
  ['25(c). Till rolls', '25(c).', 'Till rolls'],
  ['No summary: sections 78 and 80', '', 'No summary: sections 78 and 80'],
])('READ-4 "%s" is a number and its words', (title, number, words) => {
  expect(splitTitle(title)).toEqual({ number, words })
})
