import { expect, it } from 'vitest'
import { citeDecision, citeNews, citeRuling } from './item-citation'

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
