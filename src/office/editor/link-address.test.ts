import { expect, it } from 'vitest'
import { readLinkAddress } from './link-address'

it.each([
  ['https://www.gov.il/en', 'https://www.gov.il/en'],
  ['  http://a.example/x?y=1#z ', 'http://a.example/x?y=1#z'],
  ['www.gov.il/he/departments', 'https://www.gov.il/he/departments'],
  ['nevo.co.il', 'https://nevo.co.il'],
  ['office@example.com', 'mailto:office@example.com'],
  ['mailto:office@example.com?subject=VAT', 'mailto:office@example.com?subject=VAT'],
  ['tel:+972-3-1234567', 'tel:+972-3-1234567'],
  ['/law/vat-law#s30', '/law/vat-law#s30'],
  ['/', '/'],
  ['#s30', '#s30'],
])('ADM-3 takes %j as the address %j', (typed, address) => {
  expect(readLinkAddress(typed)).toBe(address)
})

it.each([
  '',
  '   ',
  'section 30',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ftp://a.example',
  'file:///C:/x.doc',
  '//evil.example',
  '/\\evil.example',
  'http://',
  'https:/x',
  'https://a b.example',
  'mailto:nobody',
  'tel:call me',
  '#',
  'law',
])('ADM-3 refuses %j as an address', (typed) => {
  expect(readLinkAddress(typed)).toBeNull()
})
