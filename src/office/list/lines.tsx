import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useRef } from 'react'
import { formatCount } from '@/lib/count'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { FetchFailed } from './fetch-failed'
import { useFocusWhenGone } from './use-focus-when-gone'

type LinesProps<Row> = {
  /** What the list is called. */
  label: string
  /** Its heading, seen while it has lines. */
  head?: ReactNode
  /** Behind the lines. */
  look?: string
  /** Where the lines come from, and what is said if they do not: "Failed to fetch the drafts". */
  query?: { error: Error | null }
  failed?: string
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** What is shown of that: by default nothing of a list with a heading, which may be empty. */
  waiting?: ReactNode
  /** Said where there are none; without it nothing is seen then. */
  empty?: string
  keyOf: (row: Row) => string
  /** The line of a row; `onGone` is to be called when that is about to go, so that the list has the focus then. */
  children: (row: Row, onGone: () => void) => ReactNode
  /** Below the lines. */
  foot?: ReactNode
}

/** A list of lines: on its way, not to be had, empty, or there (STAFF-1). */
export function Lines<Row>(props: LinesProps<Row>) {
  const { label, head, look = '', query, failed = '', rows, empty, keyOf, children, foot } = props
  const box = useRef<HTMLElement>(null)
  const expectRemoval = useFocusWhenGone(rows?.map(keyOf) ?? [], box)
  const failure = query?.error && (
    <div className="office-inset">
      <FetchFailed what={failed} query={query} />
    </div>
  )
  if (!rows) return failure || (props.waiting ?? (head ? <span hidden /> : WAITING))
  if (rows.length === 0 && empty === undefined) return failure
  return (
    <section ref={box} tabIndex={-1} aria-label={label} className="min-w-0 outline-none">
      {failure}
      {rows.length === 0 ? (
        <p className="office-inset text-muted">{empty}</p>
      ) : (
        <>
          {head}
          <ul className={`border-line border-b ${look} ${head ? '' : '-mt-px'}`}>
            {rows.map((row) => (
              <Fragment key={keyOf(row)}>{children(row, () => expectRemoval(keyOf(row)))}</Fragment>
            ))}
          </ul>
        </>
      )}
      {foot}
    </section>
  )
}

const WAITING = (
  <div className="office-inset">
    <TextSkeleton lines={2} />
  </div>
)

type LinesHeadProps = {
  title: string
  icon?: LucideIcon
  count?: number | undefined
  /** The way to all of them, where not all are shown. */
  more?: ReactNode
}

/** The heading of a list of lines, with how many there are. */
export function LinesHead({ title, icon: Icon, count, more }: LinesHeadProps) {
  return (
    <header className="flex min-h-10 flex-wrap items-center gap-x-2 ps-margin pe-inset pt-2">
      {Icon && <Icon aria-hidden className="-ms-6 size-4 text-muted max-md:ms-0" />}
      <Heading className="font-semibold">{title}</Heading>
      {count !== undefined && (
        <span className="whitespace-nowrap font-semibold text-muted text-sm">{formatCount(count)}</span>
      )}
      <span className="ms-auto whitespace-nowrap empty:hidden">{more}</span>
    </header>
  )
}
