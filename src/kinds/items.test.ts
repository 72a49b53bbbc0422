import { expect, it } from 'vitest'
import { asStored } from '@/texts/html-text'
import { decision } from './decision/item'
import { news } from './news/item'
import { ruling } from './ruling/item'

const TEXT = {
  id: '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10',
  summary: '',
  content: asStored(''),
  pdf_url: null,
  created_at: '2025-01-01T00:00:00Z',
  updated_at: '2025-01-01T00:00:00Z',
}

it('TRUE-3 cites a ruling by its parties and its number, its court and its day', () => {
  const given = {
    ...TEXT,
    title: 'Alpha v. Director of VAT',
    number: 'CA 41/96',
    court: 'Supreme Court',
    date: '2023-01-30',
    judge: null,
    outcome: null,
    key_points: [],
    checked_on: null,
  }
  const { cited } = ruling.view(given)
  expect(cited.citation).toBe('CA 41/96 Alpha v. Director of VAT, Supreme Court (30 January 2023)')
  const unnumbered = ruling.view({ ...given, number: null })
  expect(unnumbered.cited.citation).toBe('Alpha v. Director of VAT, Supreme Court (30 January 2023)')
})

it('DEC-2 READ-3 TRUE-3 cites a decision by its number, followed by its subject, and its authority', () => {
  const { cited } = decision.view({
    ...TEXT,
    title: '8933/25',
    authority: 'Tax Authority',
    field: 'VAT',
    subject: 'Hospital services',
    date: '2025-02-01',
  })
  expect(cited.citation).toBe('Tax Decision 8933/25, Hospital services, Tax Authority (1 February 2025)')
})

it('NEWS-2 cites a news post by its title and day', () => {
  const { cited } = news.view({
    ...TEXT,
    title: 'VAT rises to 18%',
    category: 'Updates',
    date: '2025-01-01',
    until: null,
  })
  expect(cited.citation).toBe('“VAT rises to 18%” (1 January 2025)')
})
