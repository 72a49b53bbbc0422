import { expect, it } from 'vitest'
import { foldQuery } from '@/lib/text-match'
import { markMatches } from './highlight'
import { sanitise, toHtml } from './sanitise'

const mark = (html: string, query: string) => {
  const body = sanitise(html)
  const count = markMatches(body, foldQuery(query))
  return [toHtml(body), count]
}

it('LAW-2 marks every match, whatever its case', () => {
  expect(mark('<p>Export and EXPORT</p>', ' export ')).toEqual([
    '<p><mark>Export</mark> and <mark>EXPORT</mark></p>',
    2,
  ])
})

it('LAW-2 a match that runs over inline markup keeps the markup', () => {
  expect(mark('<p>zero<strong>-rated</strong> supply</p>', 'zero-rated s')).toEqual([
    '<p><mark>zero</mark><strong><mark data-continued="">-rated</mark></strong><mark data-continued=""> s</mark>upply</p>',
    1,
  ])
})

it('LAW-2 matches neither tags nor from one block into the next', () => {
  expect(mark('<ul><li><strong>one</strong></li><li>two</li></ul>', 'strong')[1]).toBe(0)
  expect(mark('<p>one</p><p>two</p>', 'onetwo')[1]).toBe(0)
})

it('LAW-2 wildcards and brackets are plain characters', () => {
  expect(mark('<p>section 30(a)(5) and 100%</p>', '30(a)(5)')[1]).toBe(1)
  expect(mark('<p>section 30</p>', '.*')[1]).toBe(0)
  expect(mark('<p>section 30</p>', '%')[1]).toBe(0)
})

it('LAW-2 several matches in one text node are all marked', () => {
  expect(mark('<p>a b a b a</p>', 'a')).toEqual(['<p><mark>a</mark> b <mark>a</mark> b <mark>a</mark></p>', 3])
})

it('LAW-2 marks the right letters after one whose lower case is longer', () => {
  expect(mark('<p>İstanbul export</p>', 'export')).toEqual(['<p>İstanbul <mark>export</mark></p>', 1])
})
