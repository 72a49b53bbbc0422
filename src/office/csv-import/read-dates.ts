/** In which order days are written as numbers. */
export type DateOrder = 'day-first' | 'month-first'

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T].*)?$/
const ISO = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:[ T].*)?$/
const MOST_MONTHS = 12

/** How the dates of a column are written; null where each of them can be read in both ways, or none is written in numbers. */
export function dateOrderOf(cells: readonly string[]): DateOrder | null {
  let found: DateOrder | null = null
  for (const cell of cells) {
    const [, first, second] = NUMBERS.exec(cell.trim()) ?? []
    if (Number(first) > MOST_MONTHS) return 'day-first'
    if (Number(second) > MOST_MONTHS) found = 'month-first'
  }
  return found
}

/** Whether a column has dates whose order has to be known. */
export const hasNumberedDates = (cells: readonly string[]): boolean => cells.some((cell) => NUMBERS.test(cell.trim()))

/** A date of a file as forms have it, 2026-11-26; what is no date stays as it is, to be pointed out. */
export function readDate(cell: string, order: DateOrder): string {
  const text = cell.trim()
  const [, iso] = ISO.exec(text) ?? []
  if (iso) return iso
  const [, first, second, year] = NUMBERS.exec(text) ?? []
  if (!first || !second || !year) return text
  // One that can be read in one way only is read so.
  const isMonthFirst = Number(second) > MOST_MONTHS || (order === 'month-first' && Number(first) <= MOST_MONTHS)
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
