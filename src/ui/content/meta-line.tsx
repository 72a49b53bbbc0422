import type { ReactNode } from 'react'
import { Day } from './day'
import { withHebrew } from './with-hebrew'

type MetaLineProps = {
  date: string
  /** The court, authority or category of the item. */
  children: ReactNode
  more?: ReactNode
  className?: string
}

/** The line of small type beside a title: the day, the source, and what else there is to say. */
export function MetaLine({ date, children, more, className = '' }: MetaLineProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted ${className}`}>
      <Day date={date} />
      <Dot />
      <span dir="auto">{withHebrew(children)}</span>
      {more && <Dot className="max-sm:hidden" />}
      {more && <span dir="auto">{more}</span>}
    </p>
  )
}

function Dot({ className = '' }) {
  return <span aria-hidden className={`size-1 rounded-full bg-line-strong ${className}`} />
}
