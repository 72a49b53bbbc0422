import { expect, it } from 'vitest'
import { comingOf, partOn, partsShown, type TimePart, timesOf } from './section-times'

const TODAY = '2026-11-26'

const former = (date: string | null, reference: string, title: string, url: string | null = '/x') => ({
  relation: 'former',
  reference,
  title,
  url,
  date,
  beginning: title && `${title}!`,
})
const coming = (date: string, title: string, reference = 'changed') => ({
  relation: 'coming',
  reference,
  title,
  url: '/x',
  date,
  beginning: null,
})

const brief = (parts: readonly TimePart[]) =>
  parts.map(({ state, from, to, title, note, on }) => [state, from, to, title + note.slice(title.length), on].join(' '))

it('TIME-4 a section has one part where nothing but the text of today is known', () => {
  expect(brief(timesOf([{ ...former(null, '', ''), relation: 'cites' }], null, TODAY))).toEqual(['in force    '])
})

it('TIME-4 former texts, the one in force and announced ones follow each other, with what began each', () => {
  const rows = [
    former('2015-10-01', '2020-05-31', 'First order'),
    former(null, '2024-12-31', 'Second order'),
    coming('2028-01-01', 'Fourth', 'repealed'),
    coming('2027-01-01', 'Third'),
  ]
  expect(brief(timesOf(rows, '2025-01-01', TODAY))).toEqual([
    'unknown  2015-09-30  ',
    'past 2015-10-01 2020-05-31  2020-05-31',
    'past 2020-06-01 2024-12-31 First order! 2024-12-31',
    'in force 2025-01-01 2026-12-31 Second order! ',
    'coming 2027-01-01 2027-12-31 Third 2027-01-01',
    'repealed 2028-01-01  Fourth 2028-01-01',
  ])
})

it('TIME-4 a section that was added was not in force before: nothing about it is unknown', () => {
  expect(brief(timesOf([former(null, '2024-12-31', 'Added', null)], null, TODAY))).toEqual([
    'absent  2024-12-31  ',
    'in force 2025-01-01  Added! ',
  ])
})

it('TIME-6 what was announced for a day that has begun is not to come any more', () => {
  const rows = [coming(TODAY, 'Late'), coming('2026-11-27', 'Tomorrow')]
  expect(comingOf(rows, TODAY).map(({ title }) => title)).toEqual(['Tomorrow'])
})

it('TIME-4 a line shows five parts at most: the first, the three around the day, and how many more', () => {
  const rows = ['2001', '2002', '2003', '2004', '2005', '2006'].map((year) => former(null, `${year}-12-31`, year))
  const parts = timesOf(rows, null, TODAY)
  expect(partOn(parts, '2003-06-01')).toBe(3)
  expect(partOn(parts, TODAY)).toBe(7)
  const shown = partsShown(parts, 3).map((part) => (typeof part === 'number' ? `${part} more` : part.to))
  expect(shown).toEqual([null, '1 more', '2002-12-31', '2003-12-31', '2004-12-31', '3 more'])
  expect(partsShown(parts.slice(0, 5), 3)).toHaveLength(5)
})
