import { formatDay, formatMonth } from '@/lib/dates'

/** A day in words, also readable by machines. */
export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {formatDay(date)}
    </time>
  )
}

/** The month of a day in words, also readable by machines. */
export function Month({ date }: { date: string }) {
  return <time dateTime={date.slice(0, 7)}>{formatMonth(date)}</time>
}
