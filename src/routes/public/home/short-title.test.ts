import { expect, it } from 'vitest'
import { shortTitle } from './short-title'

it.each([
  ['Is my service zero-rated under section 30(a)(5)?', 'Is my service zero-rated?'],
  ['Must we register, and by when?', 'Must we register?'],
  ['Which invoice, with which words, and does it need an allocation number?', 'Which invoice?'],
  ['Can we get Israeli VAT back?', 'Can we get Israeli VAT back?'],
  ['How to register', 'How to register'],
])('HOME-1 of a guide %s home says %s', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
