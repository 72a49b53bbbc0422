import { expect, it } from 'vitest'
import { citeChapter } from './chapter-source'
import { citedText, citeSection, natureOf, whereRead } from './citation'
import { citeItem, natureOfChecked } from './item-citation'

it('LAW-9 cites a section of the Law', () => {
  const section = {
    lawType: 'vat-law',
    chapterTitle: 'Zero Rate and Exemptions',
    number: '30',
    title: '30. Zero-rated transactions',
  }
  expect(citeSection(section)).toBe('Value Added Tax Law, 5736-1975, s. 30')
})

it('READ-5 cites a paragraph', () => {
  const chapter = { lawType: 'vat-law', chapterTitle: 'Zero Rate and Exemptions' }
  const section = { ...chapter, number: '30', title: '30. Zero-rated transactions' }
  expect(citeSection({ ...section, paragraph: '(a)(5)' })).toBe('Value Added Tax Law, 5736-1975, s. 30(a)(5)')
})

it('LAW-9 cites a regulation by the main Regulations, or by its own when the chapter is one', () => {
  expect(
    citeSection({ lawType: 'regulations', chapterTitle: 'Liability and payment', number: '6A', title: '6A. x' }),
  ).toBe('Value Added Tax Regulations, 5736-1976, reg. 6A')
  const registration = 'Value Added Tax Regulations (Registration), 5736-1976'
  expect(citeSection({ lawType: 'regulations', chapterTitle: registration, number: '10', title: '10. x' })).toBe(
    `${registration}, reg. 10`,
  )
})

it('LAW-9 cites a booking rule by its instrument, and one without a number by its title', () => {
  const directives = 'Income Tax (Bookkeeping) Directives (No. 2), 5733-1973'
  expect(citeSection({ lawType: 'booking-rules', chapterTitle: directives, number: '9(a)', title: '9(a). x' })).toBe(
    `${directives}, directive 9(a)`,
  )
  expect(
    citeSection({ lawType: 'booking-rules', chapterTitle: 'Detailed reports', number: null, title: 'Who files' }),
  ).toBe('Detailed reports, Who files')
})

it('TRUE-3 a citation that can be filed says what is cited, what the text here is, where it was read, and when', () => {
  const citation = 'Value Added Tax Law, 5736-1975, s. 30(a)(5)'
  const nature = natureOf({ text_as_of: '2021-01-14', changes_noted_to: '2026-11-21' })
  const address = 'https://site.invalid/law/vat-law/30#s30(a)(5)'
  expect(`${citedText({ citation, nature })} ${whereRead(address, '2026-11-24')}`).toBe(
    'Value Added Tax Law, 5736-1975, s. 30(a)(5). Summary in own words of the text of 14 January 2021; later changes noted to ' +
      '21 November 2026. Israel VAT Guide, https://site.invalid/law/vat-law/30#s30(a)(5), read 24 November 2026.',
  )
  expect(natureOf({ text_as_of: '2026-11', changes_noted_to: null })).toBe(
    'Summary in own words of the text of November 2026',
  )
})

it('TRUE-3 a question is cited without a full stop behind its mark', () => {
  expect(citedText({ citation: '“How is it taxed?”' })).toBe('“How is it taxed?”')
})

it('TRUE-3 of a ruling it is said when the text was last checked, where that is known', () => {
  expect(natureOfChecked('2026-11-21')).toBe('Summary in own words, checked 21 November 2026')
  expect(natureOfChecked(null)).toBe('Summary in own words')
})

it('TRUE-1 TRUE-3 a case is cited number first, its day as exact as it is known', () => {
  const ruling = { number: 'CA 41/96', name: 'Kasuto v. Director of VAT', source: 'Supreme Court', date: '1999' }
  expect(citeItem(ruling)).toBe('CA 41/96 Kasuto v. Director of VAT, Supreme Court (1999)')
})

it('READ-9 a chapter is cited by its instrument, or by itself where it is one', () => {
  expect(citeChapter('vat-law', 'Definitions')).toBe('Value Added Tax Law, 5736-1975, “Definitions”')
  const registration = 'Value Added Tax Regulations (Registration), 5736-1976'
  expect(citeChapter('regulations', registration)).toBe(registration)
})
