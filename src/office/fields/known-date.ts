const LENGTHS = { day: 10, month: 7, year: 4 } as const

/** How much of a date is known. */
export type DatePrecision = keyof typeof LENGTHS

type StoredDate = { date: string; date_precision: string }

const isPrecision = (word: string): word is DatePrecision => Object.hasOwn(LENGTHS, word)

/** No more of an ISO date than is known: 2024-02-06, 2024-02, 2024 (TRUE-1). */
export const cutDate = (date: string, precision: DatePrecision): string => date.slice(0, LENGTHS[precision])

/** A stored date as a form has it, in one value: 2024-02-06, 2024-02, 2024. */
export const knownDate = ({ date, date_precision }: StoredDate): string =>
  cutDate(date, isPrecision(date_precision) ? date_precision : 'day')

/** How much of a date is known, by how it is written. */
export const precisionOf = (known: string): DatePrecision =>
  known.length === LENGTHS.year ? 'year' : known.length === LENGTHS.month ? 'month' : 'day'

/** What is stored of a form's date: of a month or a year the first day. */
export const storedDate = (known: string): StoredDate => ({
  date: known && `${known}-01-01`.slice(0, LENGTHS.day),
  date_precision: precisionOf(known),
})
