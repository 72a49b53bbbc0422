// The address of a page that shows the law as on another day (TIME-4): "?on=2024-06-30", compared with another day or, as
// "today", with the text of today: "?on=2024-06-30&with=today".

/** The parts of such an address: the day, and the one that it is compared with. */
export const DAY_NAMES = ['on', 'with'] as const

/** What stands for the day of the reader. */
export const TODAY = 'today'

/** Whether a query asks for another day than today. */
export const asksForDay = (search: string): boolean => new URLSearchParams(search).has('on')

/** An address as on a day; of no day, where one is chosen. */
export const onDay = (path: string, day = ''): string => `${path}?on=${day}`

/** An address that compares a day with another, or with today. */
export const comparing = (path: string, day: string, other: string = TODAY): string =>
  `${onDay(path, day)}&with=${other}`
