import { describe, expect, it } from 'vitest'
import { type Deadline, dueDay, dueDays, lastDayOf } from './deadlines'

describe('dueDay', () => {
  it.each([
    ['2026-11-30', 15, 'day', '2026-12-15'],
    ['2026-12-31', 23, 'day', '2027-01-23'],
    ['2028-02-29', 30, 'day', '2028-03-30'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
    ['2027-08-31', 6, 'month', '2028-02-29'],
    ['2026-12-15', 1, 'month', '2027-01-15'],
    ['2026-03-31', 1, 'month', '2026-04-30'],
    ['2026-03-01', 0, 'day', '2026-03-01'],
  ])('TOOL-4 of %s and %i %s is %s', (from, count, unit, day) => {
    expect(dueDay(from, count, unit)).toBe(day)
  })
})

it.each([
  ['2026-11', '2026-11-30'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('TOOL-4 the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})

describe('dueDays', () => {
  const deadline = (key: string, event: Deadline['event'], count: number, reporting: Deadline['reporting'] = null) => ({
    ...{ key, event, count, reporting, unit: 'day', title: key },
    ...{ rule: '', provisions: [], provision_urls: [], caution: '', postponements: [] },
  })
  const all = [
    deadline('objection', 'assessed', 30),
    deadline('return', 'period', 15, 'general'),
    deadline('detailed', 'period', 23, 'detailed'),
  ]

  it('TOOL-4 come earliest first, of the events that are known', () => {
    const due = dueDays(all, { assessed: '2026-11-20', period: '2026-11-30' }, 'general')
    expect(due.map(({ deadline: { key }, day }) => [key, day])).toEqual([
      ['return', '2026-12-15'],
      ['objection', '2026-12-20'],
    ])
  })

  it('TOOL-4 of a period depend on how is reported', () => {
    expect(dueDays(all, { period: '2026-11-30' }, 'detailed').map(({ day }) => day)).toEqual(['2026-12-23'])
  })

  it.each([
    ['2022-09-30', 'general', 5],
    ['2023-03-31', 'general', 3],
    ['2024-09-30', 'detailed', 5],
    ['2026-11-30', 'general', 0],
    ['2026-03-31', 'detailed', 0],
  ] as const)('TOOL-4 of a period to %s, %s, move for so many rest days: %i', (period, reporting, count) => {
    expect(dueDays(all, { period }, reporting).map(({ restDays }) => restDays)).toEqual([count])
  })

  it('TOOL-4 move for returns alone', () => {
    expect(dueDays(all, { assessed: '2022-09-15' }, 'general').map(({ restDays }) => restDays)).toEqual([0])
  })
})
