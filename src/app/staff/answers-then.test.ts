import { expect, it } from 'vitest'
import type { PageAnswers } from '@/data/page-answers/staff'
import { timesOf } from '@/law/section-times'
import { answersThen } from './answers-then'

const ON = { day: '2027-02-01', title: 'Second order', note: 'It rises.' }
const TEXT = { id: '1', in_force_from: '2025-01-01', text_as_of: '2026-11-01', changes_noted_to: null }

const coming = (date: string, title: string) => ({
  relation: 'coming',
  reference: 'changed',
  date,
  title,
  url: '/x',
  beginning: `${title}!`,
})

const answers = (context: object[], text: object = TEXT) => ({ text, links: null, context }) as unknown as PageAnswers

const timesThen = (context: object[], isNew = false) => {
  const told = answers(context, { ...TEXT, ...(isNew && { in_force_from: null }) })
  const { text, context: rows } = answersThen(told, isNew, ON)
  const parts = timesOf(rows as never, `${text.in_force_from}`, ON.day)
  return parts.map(({ state, from, to, title, note }) => [state, from, to, title, note].join(' '))
}

it('TIME-3 on the day of an amendment the text of today has ended, and its own is in force', () => {
  expect(timesThen([coming('2027-02-01', 'Second order'), { relation: 'cites', date: null }])).toEqual([
    'unknown  2024-12-31  ',
    'past 2025-01-01 2027-01-31  ',
    'in force 2027-02-01  Second order It rises.',
  ])
})

it('TIME-3 what is announced for days before has been and ended by then, and what comes later is to come', () => {
  expect(timesThen([coming('2028-01-01', 'Third order'), coming('2027-01-01', 'First order')])).toEqual([
    'unknown  2024-12-31  ',
    'past 2025-01-01 2026-12-31  ',
    'past 2027-01-01 2027-01-31 First order First order!',
    'in force 2027-02-01 2027-12-31 Second order It rises.',
    'coming 2028-01-01  Third order Third order!',
  ])
})

it('TIME-3 a section that the amendment adds was not in force before', () => {
  expect(timesThen([], true)).toEqual(['absent  2027-01-31  ', 'in force 2027-02-01  Second order It rises.'])
})

it('TIME-3 its age says that the change is noted, as coming into force makes it', () => {
  expect(answersThen(answers([]), false, ON).text).toMatchObject({ changes_noted_to: ON.day })
  const later = answers([], { ...TEXT, text_as_of: '2027-03-01' })
  expect(answersThen(later, false, ON).text).toMatchObject({ changes_noted_to: null })
})
