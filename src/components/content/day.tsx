import { formatDay } from '@/lib/dates'

/** A day in words, readable by machines too. */
export function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {formatDay(date)}
    </time>
  )
}
