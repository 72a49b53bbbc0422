import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { vatRatesQuery } from '../../src/data/amounts/queries.ts'
import { stepOnDay } from '../../src/law/amounts.ts'
import { backend, signInStaff } from '../support/backend.ts'
import { type LooseClient, removeRows } from './sample-rows.ts'

/** Long before VAT, so that the rates of the seed stay what they are. */
const DAY = '1850-05-05'

let staff: LooseClient

beforeAll(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', backend().url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend().publishableKey)
  staff = await signInStaff()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await removeRows('amounts', 'effective_from', [DAY])
})

const readRates = () => new QueryClient().fetchQuery(vatRatesQuery())

it('DATA-8 everyone reads the rates, newest first, as numbers and days', async () => {
  const rates = await readRates()
  const days = rates.map(({ effective_from }) => effective_from)
  expect(days).toEqual(days.toSorted().reverse())
  expect(rates[0]).toMatchObject({ effective_from: '2025-01-01', amount: 18 })
})

it.each([
  ['1976-06-30', undefined],
  ['1976-07-01', 8],
  ['2005-08-31', 17],
  ['2005-09-01', 16.5],
  ['2013-06-01', 17],
  ['2013-06-02', 18],
  ['2015-09-30', 18],
  ['2015-10-01', 17],
  ['2024-12-31', 17],
  ['2025-01-01', 18],
])('DATA-8 which rate applied on %s: %s', async (day, rate) => {
  expect(stepOnDay(await readRates(), day)?.amount).toBe(rate)
})

it('DATA-8 staff keep the rates: one for a day, between 0 and 100, to the hundredth', async () => {
  const rates = () => staff.from('amounts')
  expect(
    (await rates().insert({ kind: 'vat-rate', effective_from: DAY, amount: 7.25, note: 'A test' })).error,
  ).toBeNull()
  expect((await rates().insert({ kind: 'vat-rate', effective_from: DAY, amount: 8 })).error?.code).toBe('23505')
  expect((await rates().update({ amount: 101 }).eq('effective_from', DAY)).error?.code).toBe('23514')
  expect((await rates().update({ amount: -1 }).eq('effective_from', DAY)).error?.code).toBe('23514')
  const { data } = await rates().select('amount, unit, note').eq('effective_from', DAY).single()
  expect(data).toEqual({ amount: 7.25, unit: '%', note: 'A test' })
  expect((await rates().delete().eq('effective_from', DAY)).error).toBeNull()
})
