import { expect, it } from 'vitest'
import { raiseHeadings } from './raise-headings'
import { sanitise, toHtml } from './sanitise'

const raised = (html: string) => {
  const body = sanitise(html)
  raiseHeadings(body)
  return toHtml(body)
}

it.each([
  ['<h3>One <em>two</em></h3><p>x</p><h4>Three</h4>', '<h2>One <em>two</em></h2><p>x</p><h3>Three</h3>'],
  ['<h2 dir="rtl">One</h2><h3>Two</h3>', '<h2 dir="rtl">One</h2><h3>Two</h3>'],
  ['<h4 dir="rtl">One</h4>', '<h2 dir="rtl">One</h2>'],
  ['<p>None</p>', '<p>None</p>'],
])('FIND-2 on a page of its own a text begins its headings with h2: %s', (html, expected) => {
  expect(raised(html)).toBe(expected)
})
