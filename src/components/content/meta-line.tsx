import type { ReactNode } from 'react'
import { Day } from './day'

type MetaLineProps = {
  date: string
  /** Whose text it is, or of which kind: a court, an authority, a category. */
  children: ReactNode
  /** What else there is to say in the same line. */
  more?: ReactNode
  className?: string
}

/** What stands in quiet type beside a title: the day, whose text it is, and more where there is more. */
export function MetaLine({ date, children, more, className = '' }: MetaLineProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted ${className}`}>
      <Day date={date} />
      <Dot />
      <span dir="auto">{children}</span>
      {more && <Dot className="max-sm:hidden" />}
      {more && <span dir="auto">{more}</span>}
    </p>
  )
}

function Dot({ className = '' }) {
  return <span aria-hidden className={`size-1 rounded-full bg-line-strong ${className}`} />
}
