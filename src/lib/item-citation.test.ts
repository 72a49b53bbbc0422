import { expect, it } from 'vitest'
import { citeDecision, citeNews, citeRuling } from './item-citation'

it('RUL-3 READ-3 cites a ruling by its parties and its number, its court and its day', () => {
  const ruling = { title: 'Alpha v. Director of VAT', number: 'CA 41/96', court: 'Supreme Court', date: '2023-01-30' }
  expect(citeRuling(ruling)).toBe('Alpha v. Director of VAT (CA 41/96), Supreme Court (30 January 2023)')
  expect(citeRuling({ ...ruling, number: null })).toBe('Alpha v. Director of VAT, Supreme Court (30 January 2023)')
})

it('DEC-2 READ-3 cites a decision by its subject first, then its number and its authority', () => {
  const decision = { title: '8933/25', authority: 'Tax Authority', subject: 'Hospital services', date: '2025-02-01' }
  expect(citeDecision(decision)).toBe('Hospital services (Tax Decision 8933/25), Tax Authority (1 February 2025)')
})

it('NEWS-2 cites a news post as this site’s own', () => {
  const post = { title: 'VAT rises to 18%', date: '2025-01-01' }
  expect(citeNews(post)).toBe('“VAT rises to 18%”, Israel VAT Guide (1 January 2025)')
})
