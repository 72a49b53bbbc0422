import { expect, it } from 'vitest'
import { holdReferences } from './hold-references'
import { sanitise, toHtml } from './sanitise'

const held = (html: string) => {
  const body = sanitise(html)
  holdReferences(body)
  return toHtml(body)
}
const a = '<a href="/law/vat-law/30">section 30</a>'
const word = (content: string) => `<span class="inline-block">${content}</span>`

it.each([
  [`<p>taxed (${a}), if</p>`, `<p>taxed ${word(`(${a}),`)} if</p>`],
  [`<p>as “${a}” says in ${a}.</p>`, `<p>as ${word(`“${a}”`)} says in ${word(`${a}.`)}</p>`],
  [`<p>See ${a} and (b)</p>`, `<p>See ${a} and (b)</p>`],
  ['<p>(<a href="/rulings/1">a case</a>)</p>', '<p>(<a href="/rulings/1">a case</a>)</p>'],
  [`<p><span>in (${a})</span></p>`, `<p><span>in ${word(`(${a})`)}</span></p>`],
])('READ-6 a reference stays with what touches it: %s', (html, shown) => {
  expect(held(html)).toBe(shown)
})
