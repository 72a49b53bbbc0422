import { formatDay, formatShortDay } from '@/lib/dates'

type DayProps = {
  /** A timestamp, or a date as exact as it is known (TRUE-1): 2024-02-06, 2024-02, 1999. */
  date: string
  /** Whether the year stands above it: "6 Nov". */
  isInYear?: boolean
  className?: string
}

/** A date in words, also readable by machines. */
export function Day({ date, isInYear = false, className }: DayProps) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {isInYear ? formatShortDay(date) : formatDay(date)}
    </time>
  )
}
