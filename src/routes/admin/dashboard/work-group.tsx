import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatCount } from '@/lib/count'
import { FetchFailed } from '@/office/list/fetch-failed'

type WorkGroupProps = {
  title: string
  icon: LucideIcon
  count: number
  /** The way to all of them, where not all are shown. */
  more?: ReactNode
  /** The items of a list. */
  children: ReactNode
}

/** What has to be done, of one kind; nothing where nothing waits (STAFF-1). */
export function WorkGroup({ title, icon: Icon, count, more, children }: WorkGroupProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="pt-2">
      <header className="flex min-h-10 flex-wrap items-center gap-x-2 ps-margin pe-inset">
        <Icon aria-hidden className="-ms-6 size-4 text-muted max-md:ms-0" />
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <span className="whitespace-nowrap font-semibold text-muted text-sm">{formatCount(count)}</span>
        <span className="ms-auto whitespace-nowrap">{more}</span>
      </header>
      <ul className="border-line border-b">{children}</ul>
    </section>
  )
}

type FetchedGroupProps<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** What could not be read, in the words of FetchFailed. */
  failed: string
  /** Until the first answer; without it nothing is seen, yet it is not said that nothing waits. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** A group that is read from the database: what it holds, or that it could not be read, with Retry. */
export function FetchedGroup<Data>({ query, failed, waiting = <span hidden />, children }: FetchedGroupProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return waiting
  return (
    <div className="office-inset">
      <FetchFailed what={failed} query={query} />
    </div>
  )
}
