import { expect, it } from 'vitest'
import { foundWordsIn, withFoundWords, withoutFoundWords } from './found-words-in'

it('READ-7 a hit leads to its page with the words that are marked in its excerpt, each once', () => {
  const highlight = 'a <mark>Registration</mark> or <mark>registration</mark> of a <mark>foreign</mark> dealer'
  const address = withFoundWords('/law/vat-law#s60', highlight, 'registering foreign')
  expect(address).toBe('/law/vat-law?found=registration&found=foreign#s60')
  expect(foundWordsIn('?found=registration&found=foreign')).toEqual(['registration', 'foreign'])
})

it('READ-7 without marks, the words of the query are carried, single letters left out', () => {
  expect(withFoundWords('/faqs#f1', 'no marks', 'Zero rate s')).toBe('/faqs?found=zero&found=rate#f1')
  expect(withFoundWords('/rulings/1', '', '§')).toBe('/rulings/1')
})

it('READ-7 an address can be rid of them', () => {
  expect(withoutFoundWords('?found=a1&q=x&found=b2')).toBe('?q=x')
  expect(withoutFoundWords('?found=a1')).toBe('')
})
