import { expect, it } from 'vitest'
import { readAskedDay } from './asked-day'

const TODAY = '2026-11-26'
const asked = (search: string) => readAskedDay(search, TODAY)

it('TIME-4 an address asks for a day, or compares it with another or with today', () => {
  expect(asked('?on=2024-06-30')).toEqual({ on: '2024-06-30', other: null, isCompared: false, faults: {} })
  expect(asked('?on=2024-06-30&with=2020-01-01')).toMatchObject({ other: '2020-01-01', isCompared: true })
  for (const today of ['?on=2024-06-30&with=today', '?on=2024-06-30&with='])
    expect(asked(today)).toMatchObject({ other: TODAY, isCompared: true, faults: {} })
})

it.each(['2024-02-30', '30.6.2024', '1899-12-31', '2101-01-01', '0000-01-01', '<b>'])(
  'TIME-4 "%s" is not a date to read the law on, which is said',
  (text) => {
    const { on, faults } = asked(`?on=${encodeURIComponent(text)}`)
    expect(on).toBeNull()
    expect(faults.on).toMatch(/is not a date|Enter a day from 1900/)
  },
)

it('TIME-4 no day at all is no fault', () => {
  expect(asked('?on=')).toEqual({ on: null, other: null, isCompared: false, faults: {} })
})
