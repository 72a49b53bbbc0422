import { expect, it } from 'vitest'
import { removeLeadingTitle } from './leading-title'
import { sanitise, toHtml } from './sanitise'

const TITLE = '30. Zero-rated transactions'
const strip = (html: string) => {
  const body = sanitise(html)
  removeLeadingTitle(body, TITLE)
  return toHtml(body)
}

it.each([
  '<h3>30. Zero-rated transactions</h3><p>Text</p>',
  '<h2>Zero-rated transactions</h2><p>Text</p>',
  '<p><strong>30. Zero-rated transactions</strong></p><p>Text</p>',
  '<p>Section 30: Zero-rated transactions</p><p>Text</p>',
  '<p>Rule 30: Zero-rated transactions</p><p>Text</p>',
  '30. ZERO-RATED TRANSACTIONS<p>Text</p>',
])('LAW-6 removes a leading title of its own: %s', (html) => {
  expect(strip(html)).toBe('<p>Text</p>')
})

it('LAW-6 removes a bold title that begins the first paragraph', () => {
  expect(strip('<p><b>Zero-rated transactions.</b> Text</p>')).toBe('<p>Text</p>')
  expect(strip('<p><strong>30. Zero-rated transactions</strong><br>Text</p>')).toBe('<p>Text</p>')
})

it.each([
  '<p>Zero-rated transactions are listed here.</p>',
  '<p>Text <strong>30. Zero-rated transactions</strong></p>',
  '',
])('LAW-6 leaves other text alone: %s', (html) => {
  expect(strip(html)).toBe(html)
})
