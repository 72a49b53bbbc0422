import { expect, it } from 'vitest'
import { type Deadline, dueDays } from '@/law/deadlines'
import { answersOf, movedWords } from './deadline-words'

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

it('TOOL-4 tells back what was answered; how is reported only with a period', () => {
  expect(answersOf({ assessed: '2026-11-02' }, 'online')).toEqual(['assessment 2 Nov 2026'])
  expect(answersOf({ period: '2026-11-30' }, 'online')).toEqual([
    'period to November 2026',
    'a periodic return that is filed and paid online',
  ])
})
