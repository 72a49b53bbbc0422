import { useToday } from '@/hooks/use-today'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { formatBriefly, formatMoment } from '@/lib/moments'
import type { Column, ListFilter } from './manager'

/** The column of a list's day. */
export const dateColumn = <Listed extends { date: string }>(): Column<Listed> => ({
  name: 'date',
  label: 'Date',
  cell: ({ date }) => formatDay(date),
  width: 'w-40',
})

/** The column of a row's number among its siblings. */
export const orderColumn = <Listed extends { order: number }>(): Column<Listed> => ({
  name: 'order',
  label: 'Order',
  cell: ({ order }) => order,
  width: 'w-20',
  isOmittable: true,
})

/** The column of how many texts cite a row (Manager.hasFacts). */
export const citedColumn = <Listed,>(): Column<Listed> => ({
  name: 'cited_by',
  label: 'Cited by',
  cell: (_, facts) => facts && (facts.cited_by ? countText(facts.cited_by) : 'none'),
  width: 'w-24',
  isOmittable: true,
})

const countText = (texts: number) => (texts === 1 ? '1 text' : `${formatCount(texts)} texts`)

/** The column of who changed a row last, and when (Manager.hasFacts). */
export const changedColumn = <Listed,>(): Column<Listed> => ({
  name: 'changed_at',
  label: 'Last change',
  cell: (_, facts) => facts?.changed_at && <LastChange time={facts.changed_at} by={facts.changed_by} />,
  width: 'w-36',
  isForWide: true,
  isOmittable: true,
})

function LastChange({ time, by }: { time: string; by: string | null }) {
  return (
    <span className="flex gap-1" title={`${by ?? ''} ${formatMoment(time)}`.trim()}>
      {by && <span className="truncate">{by.split('@')[0]}</span>}{' '}
      <time dateTime={time} className="whitespace-nowrap">
        {formatBriefly(time, useToday())}
      </time>
    </span>
  )
}

export const YEAR_FILTER: ListFilter = { column: 'year', label: 'Year' }
