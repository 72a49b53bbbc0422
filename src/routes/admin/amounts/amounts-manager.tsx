import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useMemo } from 'react'
import { type Figure, figuresQuery } from '@/data/amounts/figures'
import { defineStaffTable, type ListedOf } from '@/data/staff-table'
import { formatAmount, stepOnDay } from '@/law/amounts'
import { formatDay, todayInIsrael } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { amountPath } from '@/names/tool-names'
import { AdminPage } from '@/office/admin-page'
import { changedColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { UNTIL_FIELD } from '@/office/fields/common-fields'
import { numberOf, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { StateMark } from '@/office/rows/row-state'
import { SCREENS } from '@/office/screens'
import { useToday } from '@/ui/hooks/use-today'
import { ErrorPanel } from '@/ui/states/error-panel'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { FiguresToday } from './figures-today'

const AHEAD = 'Waits for its day'

/** Latest first, one of a kind per day; its title reads like "VAT rate: 18% from 1 January 2025". */
const table = defineStaffTable({
  table: 'amounts',
  listed: ['kind', 'effective_from', 'note', 'title'],
  order: { column: 'effective_from', ascending: false },
  searched: ['title', 'day', 'note'],
  day: 'effective_from',
  sorted: ['effective_from', 'amount'],
})

/** What staff keep of rates and amounts, with the figures that there are. */
export const managerOf = (figures: readonly Figure[]) => {
  const kinds = figures.map(({ kind, name }) => [kind, name] as const)
  const unitOf = (values: FieldValues) => figures.find(({ kind }) => kind === textOf(values, 'kind'))?.unit ?? ''
  const manager = defineManager({
    table,
    nouns: ['amount', 'amounts'],
    fields: [
      {
        name: 'kind',
        label: 'Figure',
        kind: 'text',
        control: 'select',
        options: kinds,
        unchosen: 'Choose a figure',
        isRequired: true,
      },
      {
        name: 'effective_from',
        label: 'Effective from',
        kind: 'date',
        initially: () => todayInIsrael(),
        isRequired: true,
        taken:
          'Another amount of this figure takes effect on this day already. Change that one, or choose another day.',
        width: 'half',
      },
      {
        name: 'amount',
        label: 'Amount',
        kind: 'number',
        isRequired: true,
        range: { least: 0, greatest: 100_000_000_000, decimals: 2 },
        hint: 'A rate in percent: 18, 18% or 16.5; an amount in NIS: 5000',
        width: 'half',
      },
      {
        name: 'period',
        label: 'Time in words',
        kind: 'text',
        limit: 100,
        hint: 'Only where “since” the day would claim more than is known: as of 1 January 2026.',
      },
      { ...UNTIL_FIELD, hint: 'Its last day, where it is for a time alone, such as a year.' },
      {
        name: 'note',
        label: 'Note',
        kind: 'text',
        control: 'textarea',
        limit: 1000,
        hint: 'Readers see it beside the amount: how sure it is.',
      },
      {
        name: 'source',
        label: 'Source',
        kind: 'text',
        control: 'textarea',
        limit: 1000,
        hint: 'Where it was read: web addresses or words, for readers.',
      },
    ],
    lineOf: ({ title, note }) => ({ title, details: note ? [note] : [] }),
    publicPath: ({ kind }) => amountPath(kind),
    titleColumn: { name: 'effective_from', label: 'Amount' },
    columns: [
      { name: 'state', label: 'State', cell: (row) => <AmountState amount={row} />, width: 'w-48' },
      changedColumn(),
    ],
    hasFacts: true,
    filters: [
      { column: 'kind', label: 'Figure', options: kinds },
      {
        column: 'state',
        label: 'State',
        options: [
          ['ahead', AHEAD],
          ['begun', 'Took effect'],
        ],
      },
    ],
    preview: (values) => <Preview values={values} unit={unitOf(values)} />,
  })
  const bringIn = importOf(manager, {
    sameBy: [{ fields: ['kind', 'effective_from'] }],
    takesDuplicates: false,
    addressOf: (id) => placeAddress(placeOfText('amount', id)),
  })
  return { ...manager, bringIn }
}

/** Whether an amount is the one of its figure that holds today. */
function AmountState({ amount: { id, kind, effective_from } }: { amount: ListedOf<typeof table> }) {
  const { data } = useQuery(figuresQuery())
  const today = useToday()
  if (effective_from > today) return <StateMark icon={Clock} word={AHEAD} look="text-accent" />
  const steps = data?.find((figure) => figure.kind === kind)?.steps ?? []
  if (stepOnDay(steps, today)?.id !== id) return null
  return <StateMark icon={CircleCheck} word="Holds today" look="text-success" />
}

/** The line that the page of rates and amounts will have. */
function Preview({ values, unit }: { values: FieldValues; unit: string }) {
  const day = textOf(values, 'effective_from')
  const amount = numberOf(values, 'amount')
  return (
    <dl className="flex justify-between gap-4">
      <dt>{textOf(values, 'period') || (day ? formatDay(day) : 'Without a day')}</dt>
      <dd className="tabular-nums">{Number.isNaN(amount) ? 'Without an amount' : formatAmount(amount, unit)}</dd>
    </dl>
  )
}

/** Staff's rates and amounts by the day they take effect (ADM-12, DATA-8, TOOL-1). */
export const Component = () => {
  const { data, error } = useQuery(figuresQuery())
  const manager = useMemo(() => managerOf(data ?? []), [data])
  // Its form and its filter offer the figures.
  if (!data) {
    return (
      <AdminPage title={SCREENS.amounts.label}>
        <div className="office-inset">
          {error ? <ErrorPanel fallback="Failed to fetch data" error={error} /> : <RowsSkeleton />}
        </div>
      </AdminPage>
    )
  }
  return <ManagerPage title={SCREENS.amounts.label} manager={manager} line={<FiguresToday figures={data} />} />
}
