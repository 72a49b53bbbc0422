import { defineStaffTable } from '@/data/staff-table'
import { isReporting, lastDayOf, REPORTING } from '@/law/deadlines'
import { formatDay, formatMonth } from '@/lib/dates'
import { paths } from '@/names/paths'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'

const WAYS = Object.entries(REPORTING)

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'postponements',
    listed: ['title', 'reporting', 'period', 'day', 'source'],
    order: { column: 'period', ascending: false },
    searched: ['title', 'source'],
    sorted: ['period', 'day'],
  }),
  nouns: ['postponement', 'postponements'],
  fields: [
    {
      name: 'reporting',
      label: 'Return',
      kind: 'text',
      control: 'select',
      options: WAYS,
      unchosen: 'Choose whose return',
      isRequired: true,
    },
    {
      name: 'period',
      label: 'End of the period',
      kind: 'date',
      isRequired: true,
      taken: 'Another postponement is of the same return and period. Change that one.',
      hint: 'The last day of its last month: 28 February 2026.',
      width: 'half',
    },
    { name: 'day', label: 'Put off to', kind: 'date', isRequired: true, width: 'half' },
    {
      name: 'source',
      label: 'Known by',
      kind: 'text',
      isRequired: true,
      limit: 500,
      hint: 'Readers see it after “by”: one newspaper report of 6 March 2026.',
    },
  ],
  lineOf: ({ title, source }) => ({ title, details: [source] }),
  publicPath: ({ period, reporting }) => `${paths.deadlines}?period=${period.slice(0, 7)}&reporting=${reporting}`,
  titleColumn: { name: 'period', label: 'Postponement' },
  columns: [{ name: 'day', label: 'Put off to', cell: ({ day }) => formatDay(day), width: 'w-40' }, changedColumn()],
  hasFacts: true,
  filters: [{ column: 'reporting', label: 'Return', options: WAYS }],
  preview: (values) => {
    const reporting = textOf(values, 'reporting')
    const period = textOf(values, 'period')
    if (!isReporting(reporting) || period !== lastDayOf(period.slice(0, 7))) {
      return <p>Choose a return, and enter the last day of a month.</p>
    }
    return (
      <p>
        {REPORTING[reporting]}, of {formatMonth(period)}: put off to {formatDay(textOf(values, 'day'))}, by{' '}
        {textOf(values, 'source')}.
      </p>
    )
  },
})

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  sameBy: [{ fields: ['reporting', 'period'] }],
  takesDuplicates: false,
  addressOf: (id) => placeAddress(placeOfText('postponement', id)),
})

/** Returns whose day was put off, kept by staff: the tool, the search and the calendar file tell both days (TOOL-4). */
export const Component = () => (
  <ManagerPage title={SCREENS.postponements.label} manager={{ ...MANAGER, bringIn: IMPORT }} />
)
