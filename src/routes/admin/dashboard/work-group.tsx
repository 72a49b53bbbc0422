import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatCount } from '@/lib/count'

type WorkGroupProps = {
  title: string
  icon: LucideIcon
  count: number
  /** The way to all of them, where not all are shown. */
  more?: ReactNode
  /** The items of a list. */
  children: ReactNode
}

/** What has to be done, of one kind; a kind of which nothing waits is left out by its caller (STAFF-1). */
export function WorkGroup({ title, icon: Icon, count, more, children }: WorkGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="office-group">
      <header>
        <Icon aria-hidden className="size-4 text-muted" />
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="font-semibold text-muted text-sm">{formatCount(count)}</span>
        <span className="ms-auto">{more}</span>
      </header>
      <ul>{children}</ul>
    </section>
  )
}
