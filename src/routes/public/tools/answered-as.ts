import { formatShortDay } from '@/lib/dates'

/** An answer as it is told back to whoever gave it: "with VAT", and of "I do not know" that it is not known. */
export const answeredAs = (label: string): string =>
  label.startsWith('I ') ? 'not known' : label.charAt(0).toLowerCase() + label.slice(1)

/** An ISO day in few letters: "15 Jan 2025". */
export const shortDate = (day: string): string => `${formatShortDay(day)} ${day.slice(0, 4)}`
