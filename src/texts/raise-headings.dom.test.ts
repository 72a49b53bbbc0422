import { expect, it } from 'vitest'
import { raiseHeadings } from './raise-headings'
import { sanitise, toHtml } from './sanitise'

const raised = (html: string, highest = 2) => {
  const body = sanitise(html)
  raiseHeadings(body, highest)
  return toHtml(body)
}

it.each([
  ['<h3>One <em>two</em></h3><p>x</p><h4>Three</h4>', '<h2>One <em>two</em></h2><p>x</p><h3>Three</h3>'],
  ['<h2 dir="rtl">One</h2><h3>Two</h3>', '<h2 dir="rtl">One</h2><h3>Two</h3>'],
  ['<h4 dir="rtl">One</h4>', '<h2 dir="rtl">One</h2>'],
  ['<p>None</p>', '<p>None</p>'],
])('ACC-1 on a page of its own a text begins its headings with h2: %s', (html, expected) => {
  expect(raised(html)).toBe(expected)
})

it('ACC-1 READ-9 in a pack, below the title of its text, they begin with h3', () => {
  expect(raised('<h4>One</h4><h4>Two</h4>', 3)).toBe('<h3>One</h3><h3>Two</h3>')
  expect(raised('<h2>One</h2><h3>Two</h3>', 3)).toBe('<h3>One</h3><h4>Two</h4>')
})
