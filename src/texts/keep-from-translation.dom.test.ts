import { expect, it } from 'vitest'
import { keepFromTranslation } from './keep-from-translation'

/** What of a text is kept from translation, by its words. */
function keptOf(html: string): string[] {
  const template = document.createElement('template')
  template.innerHTML = html
  keepFromTranslation(template.content)
  return [...template.content.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
}

it('LAW-2 Hebrew, marks of paragraphs, figures and what is cited by a number are kept from translation', () => {
  expect(keptOf('<p lang="he">מע״מ</p><p>x <span lang="he">עוסק</span></p>')).toEqual(['מע״מ', 'עוסק'])
  expect(keptOf('<li id="s30(a)"><a class="paragraph-mark" href="#s30(a)">(a)</a> x</li>')).toEqual(['(a)'])
  expect(keptOf('<a href="/amounts#x">amount</a><span class="present-figure"> (NIS 5,000)</span>')).toEqual([
    ' (NIS 5,000)',
  ])
  expect(keptOf('<a href="/law/vat-law/30">section 30</a> <a href="/rulings/x">CA 41/96</a>')).toEqual([
    'section 30',
    'CA 41/96',
  ])
})

it('LAW-2 words that lead somewhere are translated', () => {
  expect(keptOf('<a href="/law/vat-law/30">the zero rate</a> <a href="https://x.example/">note 5441</a>')).toEqual([])
})
