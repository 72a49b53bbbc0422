import { expect, it } from 'vitest'
import { anchorOf, pathsOf } from '@/law/section-target'
import { markParagraphs } from './mark-paragraphs'
import { sanitise, toHtml } from './sanitise'

const mark = (html: string, ...paragraphs: string[]) => {
  const body = sanitise(html)
  markParagraphs(body, { name: 'section 30', anchor: 's30', paragraphs })
  return toHtml(body)
}
const opening = (tag: string, path: string) => `<${tag} id="s30${path}" class="paragraph" data-paragraph="${path}">`
const a = (path: string, words: string) =>
  `<a href="#s30${path}" class="paragraph-mark" aria-label="Link to section 30${path}">${words}</a>`

it('READ-5 a list item has its address, and its mark leads there', () => {
  expect(mark('<ul><li>(a) one<ul><li><p><b>(5)</b> five</p></li></ul></li></ul>', '2 (a) (a)', '1 (a)(5) (5)')).toBe(
    `<ul>${opening('li', '(a)')}${a('(a)', '(a)')} one<ul>${opening('li', '(a)(5)')}<p><b>${a('(a)(5)', '(5)')}</b> five</p></li></ul></li></ul>`,
  )
})

it('READ-5 a heading has its address, where it names its paragraph at its end too', () => {
  expect(mark('<h4>Services: section 30(a)(5)</h4><p>x</p>', '1 (a)(5) 30(a)(5)')).toBe(
    `${opening('h4', '(a)(5)')}Services: section ${a('(a)(5)', '30(a)(5)')}</h4><p>x</p>`,
  )
})

it('READ-5 an item whose letter the browser shows says it', () => {
  expect(mark('<ol type="a"><li>one</li><li><p>two</p></li></ol>', '2 (a)', '1 (b)')).toBe(
    `<ol type="a">${opening('li', '(a)')}${a('(a)', '(a)')} one</li>${opening('li', '(b)')}<p>${a('(b)', '(b)')} two</p></li></ol>`,
  )
})

it('READ-5 paragraphs are found from the end, also after the title has gone', () => {
  const rest = '<ul><li>(a) one</li></ul><ol type="i"><li>two</li></ol>'
  expect(mark(`<h3>Title</h3>${rest}`, '2 (a) (a)', '1 (i)')).toBe(`<h3>Title</h3>${mark(rest, '2 (a) (a)', '1 (i)')}`)
})

it('READ-5 where staff linked the words of a mark their link stays, and the paragraph has its address', () => {
  expect(mark('<ul><li><a href="/rulings/1">(a) one</a></li></ul>', '1 (a) (a)')).toBe(
    `<ul>${opening('li', '(a)')}<a href="/rulings/1">(a) one</a></li></ul>`,
  )
  expect(mark('<ul><li>(a) <a href="/rulings/1">one</a></li></ul>', '1 (a) (a)')).toBe(
    `<ul>${opening('li', '(a)')}${a('(a)', '(a)')} <a href="/rulings/1">one</a></li></ul>`,
  )
})

it('READ-5 a text without marks stays as it is, and so does one that lost its elements', () => {
  const html = '<ul><li>one</li></ul>'
  expect(mark(html)).toBe(html)
  expect(mark(html, '5 (a) (a)')).toBe(html)
})

it('READ-5 a second section with the same number has addresses of its own', () => {
  expect(anchorOf({ number: '2', slug: '2' })).toBe('s2')
  expect(anchorOf({ number: '2', slug: '2-2' })).toBe('s2-2')
  expect(anchorOf({ number: '2', slug: 'registration-2' })).toBe('registration-2')
  expect(anchorOf({ number: '60A', slug: '60a' })).toBe('s60A')
  expect(anchorOf({ number: '25(c)', slug: '25-c' })).toBe('s25(c)')
  expect(anchorOf({ number: null, slug: 'what-has-no-summary' })).toBe('what-has-no-summary')
})

it('READ-5 the paths of a section are those of its paragraphs', () => {
  expect(pathsOf({ paragraphs: ['3 (a) (a)', '2 (a)(5) 30(a)(5)', '1 (b)'] })).toEqual(['(a)', '(a)(5)', '(b)'])
  expect(pathsOf({ paragraphs: null })).toEqual([])
})
