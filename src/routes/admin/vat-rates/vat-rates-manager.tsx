import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { vatRatesQuery } from '@/data/vat-rates/queries'
import { RATE_RANGE, VAT_RATE_LIMITS, type VatRateInput } from '@/data/vat-rates/schema'
import { type VatRateRow, vatRates } from '@/data/vat-rates/staff'
import { formatDay, todayInIsrael } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { paths } from '@/names/paths'
import { changedColumn } from '@/office/common-columns'
import { StateMark } from '@/office/list/row-state'
import { type Manager, numberOf, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { useToday } from '@/ui/hooks/use-today'

const AHEAD = 'Waits for its day'

const MANAGER: Manager<VatRateRow, VatRateRow, VatRateInput> = {
  table: vatRates,
  nouns: ['VAT rate', 'VAT rates'],
  fields: [
    {
      name: 'effective_from',
      label: 'Effective from',
      kind: 'date',
      isRequired: true,
      taken: 'Another rate takes effect on this day already. Change that one, or choose another day.',
      width: 'half',
    },
    {
      name: 'rate',
      label: 'Rate',
      kind: 'number',
      isRequired: true,
      range: RATE_RANGE,
      hint: 'In percent: 18, 18% or 16.5',
      width: 'half',
    },
    {
      name: 'note',
      label: 'Note',
      kind: 'text',
      control: 'textarea',
      limit: VAT_RATE_LIMITS.note,
      hint: 'Readers see it beside the rate.',
    },
  ],
  blank: () => ({ effective_from: todayInIsrael(), rate: '', note: '' }),
  // A backend may write a numeric column as a text with all its decimals.
  valuesOf: (row) => ({ effective_from: row.effective_from, rate: String(Number(row.rate)), note: row.note }),
  inputOf: (values) => ({
    effective_from: textOf(values, 'effective_from'),
    rate: numberOf(values, 'rate'),
    note: textOf(values, 'note'),
  }),
  lineOf: ({ title, note }) => ({ title, details: note ? [note] : [] }),
  publicPath: () => paths.home,
  titleColumn: { name: 'effective_from', label: 'Rate' },
  columns: [{ name: 'state', label: 'State', cell: (row) => <RateState rate={row} />, width: 'w-48' }, changedColumn()],
  hasFacts: true,
  filters: [
    {
      column: 'state',
      label: 'State',
      options: [
        ['ahead', AHEAD],
        ['begun', 'Took effect'],
      ],
    },
  ],
  preview: (values) => <Preview values={values} />,
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this VAT rate?', detail: title }),
}

/** Whether a rate is the one that holds today. */
function RateState({ rate: { effective_from } }: { rate: VatRateRow }) {
  const { data } = useQuery(vatRatesQuery())
  const today = useToday()
  if (effective_from > today) return <StateMark icon={Clock} word={AHEAD} look="text-accent" />
  const current = data?.find((rate) => rate.effective_from <= today)?.effective_from
  if (effective_from !== current) return null
  return <StateMark icon={CircleCheck} word="Holds today" look="text-success" />
}

/** The line that the table of rates on the home page will have. */
function Preview({ values }: { values: FieldValues }) {
  const day = textOf(values, 'effective_from')
  const rate = numberOf(values, 'rate')
  return (
    <dl className="flex justify-between gap-4">
      <dt>{day ? formatDay(day) : 'Without a day'}</dt>
      <dd className="tabular-nums">{Number.isNaN(rate) ? 'Without a rate' : `${rate}%`}</dd>
    </dl>
  )
}

/** Staff's rates of VAT by the day they take effect (ADM-12, DATA-8). */
export const Component = () => <ManagerPage title={SCREENS['vat-rates'].label} manager={MANAGER} />
