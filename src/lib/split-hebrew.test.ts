import { expect, it } from 'vitest'
import { splitHebrew } from './split-hebrew'

it.each([
  ['VAT', ['VAT']],
  ['מע"מ is VAT', ['', 'מע"מ', ' is VAT']],
  ['see סעיף 30 א or section 30', ['see ', 'סעיף 30 א', ' or section 30']],
  ['', ['']],
])('ACC-4 finds the Hebrew in %j', (text, pieces) => {
  expect(splitHebrew(text)).toEqual(pieces)
})
