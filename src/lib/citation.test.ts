import { expect, it } from 'vitest'
import { citeDecision, citeNews, citeRuling, citeSection } from './citation'

it('LAW-9 cites a section of the Law', () => {
  const section = {
    lawType: 'vat-law',
    chapterTitle: 'Zero Rate and Exemptions',
    number: '30',
    title: '30. Zero-rated transactions',
  }
  expect(citeSection(section)).toBe('Value Added Tax Law, 5736-1975, s. 30')
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

it('RUL-3 cites a ruling by its parties, its court and its day', () => {
  const ruling = { title: 'Alpha Ltd. v. Director of VAT', court: 'Supreme Court of Israel', date: '2023-01-30' }
  expect(citeRuling(ruling)).toBe('Alpha Ltd. v. Director of VAT, Supreme Court of Israel (30 January 2023)')
})

it('DEC-2 cites a decision by its authority, its number and its subject', () => {
  const decision = { title: '8933/25', authority: 'Tax Authority', subject: 'Hospital services', date: '2025-02-01' }
  expect(citeDecision(decision)).toBe('Tax Authority, Tax Decision 8933/25: Hospital services (1 February 2025)')
})

it('NEWS-2 cites a news post as this site’s own', () => {
  const post = { title: 'VAT rises to 18%', date: '2025-01-01' }
  expect(citeNews(post)).toBe('“VAT rises to 18%”, Israel VAT Guide (1 January 2025)')
})
