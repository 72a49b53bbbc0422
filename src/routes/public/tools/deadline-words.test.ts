import { expect, it } from 'vitest'
import { type Deadline, dueDays } from '@/law/deadlines'
import { answersOf, dueDetails, headingOf, movedWords } from './deadline-words'

const RETURN: Deadline = {
  key: 'return',
  event: 'period',
  reporting: 'general',
  title: 'File the periodic return and pay',
  count: 15,
  unit: 'day',
  rule: 'within 15 days after the period',
  provisions: ['section 67'],
  provision_urls: [],
  caution: '',
  postponements: [],
}
const moved = (reporting: 'general' | 'online' | 'detailed', period: string) =>
  dueDays([{ ...RETURN, reporting, count: reporting === 'detailed' ? 23 : 15 }], { period }, reporting).map(movedWords)

it('TOOL-4 says by which provision rest days move the day of a return, and only then', () => {
  expect(moved('general', '2023-03-31')).toEqual([
    expect.stringMatching(/^3 of the 5 days before it are rest days .* fourth working day .*\(section 67\(b1\)\)/),
  ])
  expect(moved('detailed', '2024-09-30')).toEqual([expect.stringMatching(/^5 of the 5 .*\(section 67A\(e\)\)/)])
  expect(moved('online', '2023-03-31')).toEqual([''])
  expect(moved('general', '2026-11-30')).toEqual([''])
})

it('TOOL-4 says both days of a return that was put off, and nothing of another period', () => {
  const postponements = [{ period: '2026-02-28', day: '2026-03-26', source: 'one newspaper' }]
  const due = (period: string) => dueDays([{ ...RETURN, postponements }], { period }, 'general')
  expect(headingOf(due('2026-02-28'))).toBe('15 March 2026; put off to 26 March 2026: File the periodic return and pay')
  expect(due('2026-02-28').map((each) => dueDetails(each, { period: '2026-02-28' }, '2026-03-01'))).toEqual([
    expect.stringMatching(
      /^Put off to 26 March 2026, by one newspaper\. Within 15 days .* period ended on 28 February/,
    ),
  ])
  expect(headingOf(due('2026-01-31'))).toBe('15 February 2026: File the periodic return and pay')
})

it('TOOL-4 of a day to come says that it will be, and when post is served where that counts', () => {
  const objection: Deadline = { ...RETURN, event: 'assessed', reporting: null, count: 30 }
  const days = { assessed: '2026-12-02' }
  const told = (today: string) => dueDays([objection], days, 'general').map((each) => dueDetails(each, days, today))
  expect(told('2026-11-29')).toEqual([expect.stringMatching(/assessment will be served on 2 December .*section 141/)])
  expect(told('2026-12-03')).toEqual([expect.stringMatching(/assessment was served on 2 December/)])
})

it('TOOL-4 tells back what was answered; how is reported only with a period', () => {
  expect(answersOf({ assessed: '2026-11-02' }, 'online')).toEqual(['assessment 2 Nov 2026'])
  expect(answersOf({ period: '2026-11-30' }, 'online')).toEqual([
    'period to November 2026',
    'a periodic return that is filed and paid online',
  ])
})
