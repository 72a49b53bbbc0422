import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import type { Deadline } from '@/law/deadlines'
import { calendarFile } from './calendar-file'

const DEADLINE: Deadline = {
  key: 'objection',
  event: 'assessed',
  reporting: null,
  title: 'Object to the assessment',
  count: 30,
  unit: 'day',
  rule: 'within 30 days of its service',
  provisions: ['section 82', 'section 85'],
  provision_urls: [],
  caution: 'In writing and with reasons; השגה, commas, semicolons; and a \\ are kept.',
  postponements: [],
}
const ADDRESS = 'https://example.com/deadlines?assessed=2026-11-20'

/** The events of a file, as a calendar reads them. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))

const due = [
  { deadline: DEADLINE, day: '2026-12-20', restDays: 0 },
  { deadline: { ...DEADLINE, key: 'assessed-tax' }, day: '2026-12-31', restDays: 0 },
]

it('TOOL-4 a calendar reads each day as a whole day, with what is to be done and why', () => {
  const [event, last] = eventsOf(calendarFile(due, { assessed: '2026-11-20' }, ADDRESS, '2026-11-25'))
  expect([event?.startDate.toString(), event?.endDate.toString(), event?.startDate.isDate]).toEqual([
    '2026-12-20',
    '2026-12-21',
    true,
  ])
  expect(last?.endDate.toString()).toBe('2027-01-01')
  expect(event?.summary).toBe('VAT: Object to the assessment')
  expect(event?.description).toMatch(
    /^Within 30 days of its service; the assessment was served on 20 November 2026 \(section 82, section 85\)\. What is sent by post .*\. In writing and with reasons; השגה, commas, semicolons; and a \\ are kept\.\n\nCounted by the calendar/,
  )
  expect(event?.description).toMatch(/read 25 November 2026\. General information, not legal advice\.$/)
  expect(event?.component.getFirstPropertyValue('url')).toBe(ADDRESS)
})

it('TOOL-4 a day that was put off stands with the new one', () => {
  const putOff = { period: '2026-11-30', day: '2027-01-03', source: 'one newspaper' }
  const [event] = eventsOf(
    calendarFile(
      [{ deadline: DEADLINE, day: '2026-12-20', restDays: 0, putOff }],
      { assessed: '2026-11-20' },
      ADDRESS,
      '2026-11-25',
    ),
  )
  expect(event?.summary).toBe('VAT: Object to the assessment (put off to 3 January 2027)')
  expect(event?.description).toMatch(/^Put off to 3 January 2027, by one newspaper\./)
})

it('TOOL-4 made again, its events have the same names, so that a calendar replaces them', () => {
  const names = () =>
    eventsOf(calendarFile(due, { assessed: '2026-11-20' }, ADDRESS, '2026-11-25')).map(({ uid }) => uid)
  expect(names()).toEqual(names())
  expect(new Set(names()).size).toBe(2)
})
