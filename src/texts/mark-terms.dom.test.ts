import { expect, it } from 'vitest'
import type { TextReference } from './link-references'
import { isTerm, markTerms } from './mark-terms'
import { sanitise, toHtml } from './sanitise'

const term = (words: string, id: string): TextReference => [[words, `/glossary#${id}`]]
const DEALER = [term('dealer', '1'), term('dealers', '1'), term('exempt dealer', '2'), term('Dealer', '1')]

const mark = (html: string, terms = DEALER) => {
  const body = sanitise(html)
  markTerms(body, terms)
  return toHtml(body)
}
const a = (id: string, words: string) => `<a href="/glossary#${id}" class="term">${words}</a>`

it('TERM-2 tells a term from a reference', () => {
  expect(isTerm(term('dealer', '1'))).toBe(true)
  expect(
    [[['section 30', '/law/vat-law/30']], [['/glossary#1', '']], [[' of the Law']]].map((each) =>
      isTerm(each as never),
    ),
  ).toEqual([false, false, false])
})

it('TERM-2 marks a term once in a text, in whatever form it comes first', () => {
  expect(mark('<p>Dealers? No: dealers. A dealer.</p><p>A dealer.</p>')).toBe(
    `<p>Dealers? No: ${a('1', 'dealers')}. A dealer.</p><p>A dealer.</p>`,
  )
})

it('TERM-2 the longest term counts, also where it is no longer marked', () => {
  expect(mark('<p>An exempt dealer. An exempt dealer, a dealer.</p>')).toBe(
    `<p>An ${a('2', 'exempt dealer')}. An exempt dealer, a ${a('1', 'dealer')}.</p>`,
  )
})

it.each([
  ['<h3>The dealer</h3>', 'a heading'],
  ['<p><a href="/news/1">the dealer</a></p>', 'a link'],
  ['<p>dealership, non-dealer, dealer-like, dealer_1</p>', 'other words'],
  ['<p>deal<strong>er</strong></p>', 'words that are marked otherwise'],
])('TERM-2 marks nothing in %s', (html) => {
  expect(mark(html)).toBe(html)
})

it('TERM-2 marks it where it comes next, beside a link', () => {
  expect(mark('<h3>Dealer</h3><p><a href="/news/1">dealer</a>, dealer</p>')).toBe(
    `<h3>Dealer</h3><p><a href="/news/1">dealer</a>, ${a('1', 'dealer')}</p>`,
  )
})

it.each(['Amdocs v. VAT Director', 'Director of Customs and VAT vs Amdocs Ltd.'])(
  'TERM-2 marks nothing in the name of a case: %s',
  (name) => {
    const terms = [term('VAT Director', '4'), term('Director', '4')]
    expect(mark(`<p>${name} was cited. Director.</p>`, terms)).toBe(`<p>${name} was cited. ${a('4', 'Director')}.</p>`)
  },
)

it('TERM-2 white space and signs in a term may be any', () => {
  expect(mark('<p>PCN&nbsp;874 (x)</p>', [term('PCN 874 (x', '3')])).toBe(`<p>${a('3', 'PCN&nbsp;874 (x')})</p>`)
})

it('TERM-2 does nothing without terms', () => {
  expect(mark('<p>dealer</p>', [])).toBe('<p>dealer</p>')
})
