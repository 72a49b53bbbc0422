import { expect, it } from 'vitest'
import { findTopics } from './find-topics'

const of = (label: string, provisions: string[], kinds: string[] = []) => ({ label, kinds, provisions })
const TOPICS = [
  of('Court Rulings', [], ['ruling']),
  of('Invoices (chapter, VAT Law)', ['vat-law/46', 'vat-law/47']),
  of('46. Invoices of a dealer (VAT Law)', ['vat-law/46']),
  of('47. Duty to issue (VAT Law)', ['vat-law/47']),
  of('46. Records (Regulations)', ['regulations/46']),
  of('6B. Notices (Regulations)', ['regulations/6b']),
]

it.each([
  ['§ 47', ['47. Duty to issue (VAT Law)']],
  ['Section 47(a)', ['47. Duty to issue (VAT Law)']],
  ['s. 6B', ['6B. Notices (Regulations)']],
  ['46', ['46. Invoices of a dealer (VAT Law)', '46. Records (Regulations)']],
  ['court rulings', ['Court Rulings']],
  ['invoices', ['Invoices (chapter, VAT Law)']],
  ['dealer invoices', ['46. Invoices of a dealer (VAT Law)']],
  ['issue', ['47. Duty to issue (VAT Law)']],
  ['numbats', []],
  ['  ', []],
])('MAIL-4 "%s" means %j', (typed, labels) => {
  expect(findTopics(TOPICS, typed).map(({ label }) => label)).toEqual(labels)
})
