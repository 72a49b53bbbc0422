import { expect, it } from 'vitest'
import { linkReferences } from './link-references'
import { sanitise, toHtml } from './sanitise'
import { indexSections } from './section-index'

const LAW = [
  {
    title: 'Zero Rate',
    sections: [
      { id: 'id30', number: '30' },
      { id: 'id31', number: '31' },
    ],
  },
  {
    title: 'Invoices',
    sections: [
      { id: 'id47', number: '47' },
      { id: 'idx', number: null },
    ],
  },
]
const REGULATIONS = [
  {
    title: 'General',
    sections: [
      { id: 'vat6', number: '6' },
      { id: 'vat6a', number: '6A' },
    ],
  },
  { title: 'Value Added Tax Regulations (Registration), 5736-1976', sections: [{ id: 'reg6', number: '6' }] },
]

const link = (
  html: string,
  law = LAW,
  kind: 'section' | 'regulation' = 'section',
  chapterTitle = law[0]?.title ?? '',
) => {
  const find = indexSections(law, kind)
  const body = sanitise(html)
  linkReferences(body, (reference) => {
    const id = find(reference, { sectionId: 'here', chapterTitle })
    return id && `#${id}`
  })
  return toHtml(body)
}
const a = (id: string, text: string) => `<a href="#${id}">${text}</a>`

it('LAW-10 a reference becomes a link to its section, paragraphs and all', () => {
  expect(link('<p>See section 30(a)(5), or sections 31 and 47.</p>')).toBe(
    `<p>See ${a('id30', 'section 30(a)(5)')}, or ${a('id31', 'sections 31')} and ${a('id47', '47')}.</p>`,
  )
})

it('LAW-10 what resolves to nothing stays plain, and so does a section of another law', () => {
  const html = '<p>section 999, regulation 30, section 30 of the Income Tax Ordinance</p>'
  expect(link(html)).toBe(html)
})

it('LAW-10 a section does not link to itself', () => {
  const body = sanitise('<p>section 30</p>')
  const find = indexSections(LAW, 'section')
  linkReferences(body, (reference) => find(reference, { sectionId: 'id30', chapterTitle: 'Zero Rate' }))
  expect(toHtml(body)).toBe('<p>section 30</p>')
})

it('LAW-10 a link stays the link it is', () => {
  const html = '<p><a href="https://a.b/" rel="noopener noreferrer">section 30</a></p>'
  expect(link(html)).toBe(html)
})

it('LAW-10 a reference over inline markup keeps the markup', () => {
  expect(link('<p>section <strong>30</strong> x</p>')).toBe(
    `<p>${a('id30', 'section ')}<strong>${a('id30', '30')}</strong> x</p>`,
  )
})

it('LAW-10 a regulation is looked for in the instrument that is named, else in the one being read', () => {
  const registration = REGULATIONS[1]?.title ?? ''
  const inMain = (html: string) => link(html, REGULATIONS, 'regulation')
  const inRegistration = (html: string) => link(html, REGULATIONS, 'regulation', registration)
  expect(inMain('<p>regulation 6</p>')).toBe(`<p>${a('vat6', 'regulation 6')}</p>`)
  expect(inMain('<p>regulation 6 of the Registration Regulations</p>')).toContain('#reg6')
  expect(inRegistration('<p>regulation 6</p>')).toContain('#reg6')
  expect(inRegistration('<p>regulation 6 of the VAT Regulations</p>')).toContain('#vat6')
})

const BOOKING_RULES = [
  { title: 'VAT (Bookkeeping) Regulations', sections: [{ id: 'books7', number: '7' }] },
  {
    title: 'Income Tax (Bookkeeping) Directives (No. 2), 5733-1973',
    sections: [
      { id: 'dir7', number: '7' },
      { id: 'dir25a', number: '25(a)' },
      { id: 'dir25c', number: '25(c)' },
    ],
  },
  { title: 'Israel Invoices reform', sections: [{ id: 'none', number: null }] },
]
const inReform = (text: string) => link(`<p>${text}</p>`, BOOKING_RULES, 'section', 'Israel Invoices reform')

it.each([
  ['section 25(c) of the Directives', 'dir25c'],
  ['section 7 of the Bookkeeping Directives', 'dir7'],
  ['directive 7', 'dir7'],
  ['directive 25(c)', 'dir25c'],
])('LAW-10 a directive is a section of the Directives: "%s"', (text, id) => {
  expect(inReform(text)).toContain(`href="#${id}"`)
})

it('LAW-10 a provision of which the text has only paragraphs is the first of these', () => {
  expect(inReform('directive 25')).toContain('#dir25a')
  expect(inReform('directive 25(b)')).toBe('<p>directive 25(b)</p>')
})

it('LAW-10 the booking rules hold regulations too, and none of the Law', () => {
  expect(inReform('regulation 7 of the VAT (Bookkeeping) Regulations')).toContain('#books7')
  expect(inReform('section 7 of the Law, regulation 7 of the VAT Regulations')).not.toContain('#')
})
