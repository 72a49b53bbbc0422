import { formatDay } from '@/lib/dates'
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

export const YEAR_FILTER: ListFilter = { column: 'year', label: 'Year' }
