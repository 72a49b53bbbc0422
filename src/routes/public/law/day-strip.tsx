import { Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { asOnDay } from '@/law/day-words'
import { comparing } from '@/names/day-address'
import { STRIP_WORDS } from '@/routes/public/layout/page'
import { Day } from '@/ui/content/day'

type DayStripProps = {
  day: string
  today: string
  /** The address of today's text. */
  path: string
}

/** Over a page of another day: that this is not the law of today, of which day it is, and the ways to today (TIME-4). */
export function DayStrip({ day, today, path }: DayStripProps) {
  return (
    <section aria-label="Day of this text" className="day-strip" data-coming={day > today || undefined}>
      <div className="page columns-of-page">
        <p id={STRIP_WORDS}>
          <Clock aria-hidden className="icon" /> Not the law of today
        </p>
        <p className="on-text">
          <span className="max-wide:not-print:sr-only">{asOnDay(day, today)} </span>
          <b>
            <Day date={day} />
          </b>
        </p>
        <p>
          <Link to={comparing(path, day)}>Compare with today</Link>
          <Link to={path}>Back to today</Link>
        </p>
      </div>
    </section>
  )
}
