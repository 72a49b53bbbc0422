import { expect, it } from 'vitest'
import { differenceOf, sentenceOf } from './day-words'

const TODAY = '2026-11-26'
const [PAST, TO_COME] = ['2024-06-30', '2027-01-01']
const known = { text_as_of: '2021-01-14', is_assumed: false }
const section = { from_day: '2025-01-01', to_day: '2025-12-31', amendment: 'An order', ...known }

it.each([
  ['same', 'It read as it does today.', 'No announced amendment changes it by that day.'],
  ['changed', 'Today it reads differently, since 1 January 2026 (An order).', 'Today it reads differently (An order).'],
  [
    'only then',
    'It is no longer in force today: its last day was 31 December 2025 (An order).',
    'It is not yet in force today (An order).',
  ],
  [
    'only today',
    'It was not yet in force on that day; it is since 1 January 2025 (An order).',
    'It will no longer be in force from 1 January 2026 (An order).',
  ],
  ['unknown', 'We do not have the text of that day.', 'We do not have the text of that day.'],
] as const)('TIME-4 a section that is "%s" says what is different from today', (state, past, toCome) => {
  expect(sentenceOf({ ...section, state }, PAST, TODAY)).toBe(past)
  expect(sentenceOf({ ...section, state }, TO_COME, TODAY)).toBe(toCome)
})

it('TIME-4 of a section whose days in force nobody knows it is not said that it read the same', () => {
  expect(sentenceOf({ ...section, state: 'same', from_day: null }, PAST, TODAY)).toBe(
    'No change of it since then is known here.',
  )
})

it('TRUE-2 where only the text of an earlier day is known, that is said of it', () => {
  const assumed = { ...section, to_day: null, amendment: null, is_assumed: true }
  const said = 'Text of 14 January 2021. Whether it was changed before 30 June 2024 is not known here.'
  expect(sentenceOf({ ...assumed, state: 'same' }, PAST, TODAY)).toBe(said)
  expect(sentenceOf({ ...assumed, state: 'changed' }, PAST, TODAY)).toBe(`${said} Today it reads differently.`)
})

it('TIME-4 every difference has its mark and its words; what is the same or unknown has none', () => {
  const name = (state: 'same' | 'unknown' | 'only then' | 'only today', day: string) => {
    const difference = differenceOf({ ...section, state }, day, TODAY)
    return difference && `${difference.mark} ${difference.name}${difference.more}`
  }
  expect(name('only then', PAST)).toBe('− No longer in force today, until 31 December 2025')
  expect(name('only today', PAST)).toBe('+ Not yet in force then, in force since 1 January 2025')
  expect(name('only then', TO_COME)).toBe('+ Not yet in force today, from 1 January 2025')
  expect(name('same', PAST)).toBeNull()
  expect(name('unknown', PAST)).toBeNull()
})
