const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "1 January 2027", of a day that is not known exactly what is known of it. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-')
  return [date && String(Number(date)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

/** "1 Jan". */
export const shortDay = (day: string): string => dayWords(day).replace(/^(\d+ \w{3})\w* \d+$/, '$1')

/** "22 to 28 November 2026": what both days end in is said once. */
export function periodWords(from: string, to: string): string {
  const [start, end] = [dayWords(from).split(' '), dayWords(to).split(' ')]
  while (start.length > 1 && start.at(-1) === end[start.length - 1]) start.pop()
  return from === to ? dayWords(to) : `${start.join(' ')} to ${end.join(' ')}`
}
