import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markHebrew } from './mark-hebrew'

const he = (words: string) => `<span dir="rtl" lang="he">${words}</span>`

it.each([
  ['<p>VAT is מע"מ here</p>', `<p>VAT is ${he('מע"מ')} here</p>`],
  [
    '<p>See סעיף 30 לחוק, and <strong>עסקה</strong>.</p>',
    `<p>See ${he('סעיף 30 לחוק')}, and <strong>${he('עסקה')}</strong>.</p>`,
  ],
  ['<p dir="auto">מס ערך מוסף (VAT)</p>', '<p dir="rtl" lang="he">מס ערך מוסף (VAT)</p>'],
  [
    '<p dir="auto">מס is what this long sentence calls it</p>',
    `<p dir="auto">${he('מס')} is what this long sentence calls it</p>`,
  ],
  ['<ul dir="auto"><li>ראשון</li><li>שני</li></ul>', '<ul dir="rtl" lang="he"><li>ראשון</li><li>שני</li></ul>'],
  [
    '<ul dir="auto"><li>ראשון</li><li>second</li></ul>',
    '<ul dir="auto"><li dir="rtl" lang="he">ראשון</li><li>second</li></ul>',
  ],
  [
    '<table><tbody><tr><td>invoice</td><td dir="auto">חשבונית</td></tr></tbody></table>',
    '<table><tbody><tr><td>invoice</td><td dir="rtl" lang="he">חשבונית</td></tr></tbody></table>',
  ],
  ['מע"מ, bare', `${he('מע"מ')}, bare`],
  ['<p>English alone</p>', '<p>English alone</p>'],
  ['<p lang="yi">אידיש</p>', '<p lang="yi">אידיש</p>'],
])('ACC-4 marks the Hebrew of %s', (html, marked) => {
  expect(markHebrew(html)).toBe(marked)
})

it.each([
  [`<p>was ${he('עברית and English')} before</p>`, `<p>was ${he('עברית')} and English before</p>`],
  ['<p dir="rtl" lang="he">now in English</p>', '<p>now in English</p>'],
])('ACC-4 finds anew what was marked before it was changed: %s', (html, marked) => {
  expect(markHebrew(html)).toBe(marked)
})

it('ACC-4 marked twice, a text is the same, and its words always are', () => {
  const words = fc.string({ unit: fc.constantFrom('א', 'ב', 'a', 'b', ' ', '"', '3', '&amp;') })
  const block = fc
    .tuple(fc.constantFrom('p', 'li', 'h3', 'td', 'strong'), words)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`)
  const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const html = new DOMParser().parseFromString(blocks.join(''), 'text/html').body.innerHTML
      const marked = markHebrew(html)
      expect(markHebrew(marked)).toBe(marked)
      expect(textOf(marked)).toBe(textOf(html))
    }),
    { numRuns: 200 },
  )
})
