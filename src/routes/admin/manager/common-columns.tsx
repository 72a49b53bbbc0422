import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
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
})

/** The column of how many texts cite a row (Manager.hasFacts). */
export const citedColumn = <Listed,>(): Column<Listed> => ({
  name: 'cited_by',
  label: 'Cited by',
  cell: (_, facts) => facts && (facts.cited_by ? countText(facts.cited_by) : 'none'),
  width: 'w-24',
})

const countText = (texts: number) => (texts === 1 ? '1 text' : `${formatCount(texts)} texts`)

/** The column of who changed a row last, and when (Manager.hasFacts). */
export const changedColumn = <Listed,>(): Column<Listed> => ({
  name: 'changed_at',
  label: 'Last change',
  cell: (_, facts) =>
    facts?.changed_at && (
      <span className="block truncate" title={facts.changed_by ?? ''}>
        {facts.changed_by?.split('@')[0]} <span className="whitespace-nowrap">{formatMoment(facts.changed_at)}</span>
      </span>
    ),
  width: 'w-52',
})

export const YEAR_FILTER: ListFilter = { column: 'year', label: 'Year' }
