import { expect, it } from 'vitest'
import { linkReferences, type TextReference } from './link-references'
import { sanitise, toHtml } from './sanitise'

const link = (html: string, ...references: TextReference[]) => {
  const body = sanitise(html)
  linkReferences(body, references)
  return toHtml(body)
}
const a = (address: string, text: string) => `<a href="${address}">${text}</a>`
const to30: TextReference = [['section 30', '#30']]

it('READ-6 the parts of a reference become links, the words between them stay', () => {
  const reference: TextReference = [['sections 15', '#15'], [' and '], ['30(a)(5)', '#s30(a)(5)'], [' of the Law']]
  expect(link('<p>See sections 15 and 30(a)(5) of the Law.</p>', reference)).toBe(
    `<p>See ${a('#15', 'sections 15')} and ${a('#s30(a)(5)', '30(a)(5)')} of the Law.</p>`,
  )
})

it('READ-6 each place where a text says it is linked', () => {
  expect(link('<p>section 30, section 30</p><ul><li>section 30</li></ul>', to30)).toBe(
    `<p>${a('#30', 'section 30')}, ${a('#30', 'section 30')}</p><ul><li>${a('#30', 'section 30')}</li></ul>`,
  )
})

it('TRUE-4 a link that leads nowhere is taken off, its words and the others stay', () => {
  const links = `<p>${a('/files/a.pdf?a=1&amp;b=2', 'the <em>form</em>')} and ${a('/news', 'news')}</p>`
  expect(link(links, [['/files/a.pdf?a=1&b=2', '']])).toBe(`<p>the <em>form</em> and ${a('/news', 'news')}</p>`)
})

it('READ-6 a reference in a longer one is not linked', () => {
  const plain: TextReference = [['section 30 of the Income Tax Ordinance']]
  expect(link('<p>section 30 of the Income Tax Ordinance, section 30</p>', to30, plain)).toBe(
    `<p>section 30 of the Income Tax Ordinance, ${a('#30', 'section 30')}</p>`,
  )
})

it.each([
  ...['intersection 30', 'section 301', 'section 30(a)', 'section 30A', 'section 30%', 'section 30/311'],
  ...['the company’section 30', 'section 30-31', '<p>section</p><p>30</p>'],
])('READ-6 it is not taken for part of other words: "%s"', (html) => {
  expect(link(html, to30)).toBe(html)
})

it('READ-6 white space in the text may be any', () => {
  const reference: TextReference = [['sections 15', '#15'], [' and '], ['30', '#30']]
  expect(link('<p>sections&nbsp; 15\n and 30</p>', reference)).toBe(
    `<p>${a('#15', 'sections&nbsp; 15')}\n and ${a('#30', '30')}</p>`,
  )
})

it('READ-6 names with points and brackets are taken to the letter', () => {
  expect(link('<p>MxAxLx, M.A.L. (1)</p>', [['M.A.L. (1)', '/rulings/1']])).toBe(
    `<p>MxAxLx, ${a('/rulings/1', 'M.A.L. (1)')}</p>`,
  )
})

it('READ-6 a link stays the link it is', () => {
  const html = '<p><a href="https://a.b/" rel="noopener noreferrer">section 30</a></p>'
  expect(link(html, to30)).toBe(html)
})

it('READ-6 a reference over inline markup keeps the markup', () => {
  expect(link('<p>section <strong>30</strong> x</p>', to30)).toBe(
    `<p>${a('#30', 'section ')}<strong>${a('#30', '30')}</strong> x</p>`,
  )
})

it('READ-6 a text without references stays as it is', () => {
  expect(link('<p>section 30</p>')).toBe('<p>section 30</p>')
})
