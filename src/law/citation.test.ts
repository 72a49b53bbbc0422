import { expect, it } from 'vitest'
import { citeSection } from './citation'

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
    `${directives}, s. 9(a)`,
  )
  expect(
    citeSection({ lawType: 'booking-rules', chapterTitle: 'Detailed reports', number: null, title: 'Who files' }),
  ).toBe('Detailed reports, Who files')
})
