import { type ReactNode, useId } from 'react'
import { Contained } from '@/ui/states/contained'
import { Bar, Loading } from '@/ui/states/skeleton'

/** The heading of a year or a month, on the line that begins it. */
const HEAD =
  'docket-year mt-9 flex items-baseline justify-between border-part border-t pt-3 [section:first-child>&]:mt-0'

type DocketProps<Row> = {
  rows: readonly Row[]
  /** What one row is called: "ruling". */
  noun: string
  /** What is said of a year beside its name. */
  noteOf: (year: string) => string
  entry: (row: Row) => ReactNode
}

/** Rows, newest first, under the years they belong to (READ-3). */
export function Docket<Row extends { id: string; date: string }>({ rows, noun, noteOf, entry }: DocketProps<Row>) {
  const years = Map.groupBy(rows, ({ date }) => date.slice(0, 4))
  return [...years].map(([year, inYear]) => (
    <DocketPart key={year} title={year} note={noteOf(year)}>
      <ul className="divide-y divide-line">
        {inYear.map((row) => (
          <li key={row.id}>
            <Contained what={`This ${noun}`}>{entry(row)}</Contained>
          </li>
        ))}
      </ul>
    </DocketPart>
  ))
}

type DocketPartProps = {
  /** The year or the month. */
  title: string
  /** What is said of it beside its name. */
  note?: string
  /** Whether it is not yet: its line is broken then. */
  isToCome?: boolean
  children: ReactNode
}

/** A year or a month of a docket, under its heading. */
export function DocketPart({ title, note, isToCome = false, children }: DocketPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={isToCome ? `${HEAD} border-ink! border-t-2! border-dashed` : HEAD}>
        <h2 id={id} className="flex-1 font-display text-3xl/[1.2]">
          {title}
        </h2>
        <p className="text-muted text-sm/normal wide:w-(--gloss) wide:ps-(--gutter)">{note}</p>
      </div>
      {children}
    </section>
  )
}

/** The shape of a docket that is loading. */
export function DocketSkeleton() {
  return (
    <Loading>
      <div className={`${HEAD} mt-0!`}>
        <Bar className="h-9 w-16" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className="hanging py-5">
          <Bar className="mt-1.5 h-4 w-10" />
          <div className="space-y-2">
            <Bar className="h-7 w-5/6" />
            <Bar className="h-5 w-full" />
            <Bar className="h-5 w-4/5" />
          </div>
          <div className="gloss pt-1.5">
            <Bar className="h-5 w-20" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

const ROWS = [1, 2, 3, 4, 5]
