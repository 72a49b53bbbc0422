import { describe, expect, it } from 'vitest'
import { formatDay } from '@/lib/dates'
import { type Deal, hasRisen, reckon, whatWouldChange } from './chargeability'
import { DEALS } from './deal-kinds'

/** The latest of the seed, and the first. */
const RATES = [
  { effective_from: '2025-01-01', amount: 18 },
  { effective_from: '2015-10-01', amount: 17 },
  { effective_from: '2013-06-02', amount: 18 },
  { effective_from: '1976-07-01', amount: 8 },
]

const DAYS = { ordered: '2024-12-02', given: '2024-12-20', invoice: '2025-01-02', paid: '2025-01-15' }
const deal = (kind: Deal['kind'], circumstance: Deal['circumstance'] = 'none', days: Deal['days'] = DAYS): Deal => ({
  kind,
  circumstance,
  isContinuing: false,
  days,
})
const outcomes = (asked: Deal) =>
  reckon(asked, RATES).map(({ rule, day, rate }) => [rule.provision, day, rate?.amount ?? null])

describe('TOOL-2 the day on which tax becomes chargeable, and its rate', () => {
  it.each([
    ['goods', 'none', [['section 22(a)', '2024-12-20', 17]]],
    ['goods', 'cash', [['section 22(b)', '2025-01-15', 18]]],
    ['goods', 'advance', [['section 29(1)', '2025-01-15', 18]]],
    ['service', 'none', [['section 24', '2025-01-15', 18]]],
    ['service', 'influenced', [['section 29(1a)', '2024-12-20', 17]]],
    ['service', 'no-price', [['section 29(1a)', '2024-12-20', 17]]],
    ['service', 'not-money', [['section 29(1a)', '2024-12-20', 17]]],
    ['service', 'large', [['section 29(1a)', '2024-12-20', 17]]],
    ['real-estate', 'none', [['section 28(a)', '2024-12-20', 17]]],
    ['real-estate', 'advance', [['section 29(1)', '2025-01-15', 18]]],
    ['construction', 'none', [['section 28(b)', '2024-12-20', 17]]],
    ['import-goods', 'none', [['section 26(a)', '2024-12-20', 17]]],
    ['import-intangible', 'none', [['section 26(b)', '2025-01-15', 18]]],
  ] as const)('TOOL-2 of %s, %s', (kind, circumstance, expected) => {
    expect(outcomes(deal(kind, circumstance))).toEqual(expected)
  })

  it.each([
    ['paid before its end', { given: '2025-01-20', paid: '2024-12-31' }, '2024-12-31', 17],
    ['ended before it was paid', { given: '2024-12-31', paid: '2025-01-20' }, '2024-12-31', 17],
    ['paid, its end not named', { paid: '2025-01-20' }, '2025-01-20', 18],
  ] as const)('TOOL-2 of a continuing service whose price a relation influenced, %s', (_, days, day, rate) => {
    const asked = { ...deal('service', 'influenced', days), isContinuing: true }
    expect(outcomes(asked)).toEqual([['section 29(1a)', day, rate]])
  })

  it('TOOL-2 of a service between related parties, whose price that did not influence, go by payment', () => {
    expect(outcomes({ ...deal('service'), isContinuing: true })).toEqual([['section 24', '2025-01-15', 18]])
  })

  it('TOOL-2 are two where it is not known what else is so', () => {
    expect(outcomes(deal('service', 'unknown'))).toEqual([
      ['section 24', '2025-01-15', 18],
      ['section 29(1a)', '2024-12-20', 17],
    ])
  })

  it('TOOL-2 of real estate go by the earlier of handover and registration', () => {
    const days = { given: '2025-02-01', registered: '2024-11-30' }
    expect(outcomes(deal('real-estate', 'none', days))).toEqual([['section 28(a)', '2024-11-30', 17]])
  })

  it('TOOL-2 do not go by what was chosen for another kind of deal', () => {
    expect(outcomes(deal('goods', 'influenced'))).toEqual([['section 22(a)', '2024-12-20', 17]])
    expect(outcomes(deal('import-goods', 'unknown'))).toHaveLength(1)
  })

  it.each([
    ['2024-12-31', 17],
    ['2025-01-01', 18],
    ['2013-06-01', 8],
    ['2013-06-02', 18],
    ['2090-01-01', 18],
    ['1976-06-30', null],
    ['1900-01-01', null],
  ])('TOOL-2 on %s: %s', (paid, rate) => {
    expect(outcomes(deal('service', 'none', { paid }))).toEqual([['section 24', paid, rate]])
  })

  it('TOOL-2 are not known without the day that counts', () => {
    expect(outcomes(deal('service', 'none', { given: '2025-01-01' }))).toEqual([['section 24', null, null]])
  })
})

describe('TOOL-2 what would change the rate', () => {
  const changesOf = (asked: Deal) => {
    const [outcome] = reckon(asked, RATES)
    return outcome ? whatWouldChange(asked, outcome, RATES, formatDay) : []
  }

  it('TOOL-2 is a part paid before it rose, and what else may be so', () => {
    expect(changesOf(deal('service'))).toEqual([
      {
        percent: 17,
        words: 'a part was paid before 1 January 2025, as far as it was paid then',
        provision: 'section 24',
      },
      {
        percent: 17,
        words: `${DEALS.service.others[0].when}: then the day on which the service was given counts, 20 December 2024`,
        provision: 'section 29(1a)',
      },
    ])
  })

  it('TOOL-2 is nothing where all days have the same rate', () => {
    const days = { ordered: '2025-02-02', given: '2025-02-20', paid: '2025-03-15' }
    expect(changesOf(deal('service', 'none', days))).toEqual([])
  })

  it('TOOL-2 names the usual day where another rule was chosen', () => {
    expect(changesOf(deal('service', 'large')).map(({ percent, words }) => [percent, words])).toEqual([
      [18, 'none of this is so: then the day of payment counts, 15 January 2025'],
    ])
  })

  it('TOOL-2 is that a service is given in parts, or continues', () => {
    const days = { given: '2025-01-20', paid: '2024-12-31' }
    expect(changesOf(deal('service', 'influenced', days)).map(({ words }) => words)).toEqual([
      'a part was given before 1 January 2025, as far as it was given then',
      'none of this is so: then the day of payment counts, 31 December 2024',
      'the service continues and its parts cannot be separated: then the earlier of the day of payment and the end of the service counts, 31 December 2024',
    ])
  })

  it('TOOL-2 says of section 6 only where the rate rose after the agreement', () => {
    const risen = (asked: Deal) => reckon(asked, RATES).map((outcome) => hasRisen(asked, outcome, RATES))
    expect(risen(deal('service'))).toEqual([true])
    expect(risen(deal('goods'))).toEqual([false])
    expect(risen(deal('import-intangible'))).toEqual([false])
    expect(risen(deal('service', 'none', { ordered: '2015-09-01', paid: '2015-11-01' }))).toEqual([false])
    expect(risen(deal('service', 'none', { ordered: '2025-06-01', paid: '2024-06-01' }))).toEqual([false])
  })
})
