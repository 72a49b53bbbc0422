import type { LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { formatCount } from '@/lib/count'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { FetchFailed } from './fetch-failed'

type HeadProps = {
  /** What the list is called, over its lines. */
  title?: string | undefined
  icon?: LucideIcon
  /** How many there are; beside an icon that is known from the lines. */
  count?: number | undefined
  /** The way to all of them, where not all are shown. */
  more?: ReactNode
}

export type LinesProps<Row> = HeadProps & {
  /** What it is called where no title is seen, and what stands in its place. */
  label?: string
  head?: ReactNode
  /** Whether it is a part of the panel beside a text (STAFF-3), of PanelLines. */
  isInPanel?: boolean
  /** Behind the lines. */
  look?: string
  /** Where the lines come from, and what is said if they do not: "Failed to fetch the drafts". */
  query?: { error: Error | null }
  failed?: string
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** What is shown of that, if there may be none: by default nothing. */
  waiting?: ReactNode
  /** Said where there are none; without it the list is not seen then. */
  empty?: string
  keyOf: (row: Row) => string
  /** How many are shown, and what the others are called, which a button shows then: "more". */
  most?: number | undefined
  others?: string
  /** The line of a row. */
  children: (row: Row, index: number) => ReactNode
  /** Above the lines, and below them. */
  first?: ReactNode
  foot?: ReactNode
}

/** A list of lines: on its way, not to be had, empty, or there (STAFF-1). */
export function Lines<Row>(props: LinesProps<Row>) {
  const { title, label = title, icon, count, more, isInPanel = false, look = '', query, failed = '', rows } = props
  const { waiting = <span hidden />, empty, keyOf, most, others, children, first, foot } = props
  const [isWhole, setIsWhole] = useState(false)
  const failure = !rows && query?.error && <FetchFailed what={failed} query={query} />
  if (!rows?.length && empty === undefined) {
    if (failure) return <div className="office-inset">{failure}</div>
    return rows ? null : waiting
  }
  const shown = isWhole ? rows : rows?.slice(0, most)
  const rest = (rows?.length ?? 0) - (shown?.length ?? 0)
  const state =
    failure || (rows ? rows.length === 0 && <p className="text-muted">{empty}</p> : <TextSkeleton lines={2} />)
  const head =
    props.head ?? (title && <Head {...{ title, icon, more, isInPanel }} count={count ?? (icon && rows?.length)} />)
  const lines = isInPanel ? 'grid gap-1.5' : `border-line border-b ${look} ${head ? '' : '-mt-px'}`
  const Box = isInPanel ? 'div' : 'section'
  return (
    <Box
      // It has the focus when a line that had it is gone (use-kept-focus.ts).
      tabIndex={-1}
      {...(!isInPanel && { 'aria-label': label })}
      className={`min-w-0 outline-none ${isInPanel ? 'office-panel-part' : ''}`}
    >
      {head}
      {state && (isInPanel ? state : <div className="office-inset">{state}</div>)}
      <ul className={`${lines} empty:hidden`}>
        {first}
        {shown?.map((row, index) => (
          <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>
        ))}
      </ul>
      {rest > 0 && others && (
        <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setIsWhole(true)}>
          {formatCount(rest)} {others}
        </Button>
      )}
      {foot}
    </Box>
  )
}

function Head({ title, icon: Icon, count, more, isInPanel }: HeadProps & { isInPanel: boolean }) {
  const counted = count !== undefined && (
    <span className={isInPanel ? 'text-muted' : 'whitespace-nowrap font-semibold text-muted text-sm'}>
      {formatCount(count)}
    </span>
  )
  if (isInPanel) {
    return (
      <Heading>
        {title} {counted}
      </Heading>
    )
  }
  return (
    <header className="mt-2 flex min-h-10 flex-wrap items-center gap-x-2 ps-margin pe-inset">
      {Icon && <Icon aria-hidden className="-ms-6 size-4 text-muted max-md:ms-0" />}
      <Heading className="font-semibold">{title}</Heading>
      {counted}
      <span className="ms-auto whitespace-nowrap">{more}</span>
    </header>
  )
}
