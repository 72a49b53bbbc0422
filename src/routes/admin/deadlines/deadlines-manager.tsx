import { defineStaffTable } from '@/data/staff-table'
import { type DeadlineEvent, dueDay, EVENTS, isDeadlineEvent, isReporting, REPORTING } from '@/law/deadlines'
import { capitalised } from '@/lib/capitalised'
import { formatDay } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { deadlinePath } from '@/names/tool-names'
import { changedColumn, orderColumn } from '@/office/common-columns'
import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { ASKED_AS_FIELD, ORDER_FIELD, titleField } from '@/office/fields/common-fields'
import { numberOf, textIn, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { placeAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'
import { useToday } from '@/ui/hooks/use-today'

/** From what the tool can count. */
const FROM: Readonly<Record<DeadlineEvent, string>> = {
  period: 'The end of a period',
  started: 'The day on which business in Israel began',
  document: 'The date of an invoice or import document',
  assessed: 'The service of an assessment',
  decided: 'The notice of a decision on an objection',
}

/** The choices of the form: a period for all, and for each way of reporting. */
const COUNTED_FROM: readonly (readonly [value: string, label: string])[] = Object.entries(FROM).flatMap(
  ([event, words]) =>
    event === 'period'
      ? [
          [event, words],
          ...Object.entries(REPORTING).map(([way, of]) => [`${event} ${way}`, `${words}: ${of}`] as const),
        ]
      : [[event, words]],
)

const UNITS = [
  ['day', 'Days'],
  ['month', 'Months'],
] as const

/** "6 months", "1 day". */
const spanWords = (span: number, unit: string) => `${span} ${unit}${span === 1 ? '' : 's'}`

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'deadlines',
    listed: ['key', 'event', 'title', 'span', 'unit', 'rule', 'order'],
    order: { column: 'order', ascending: true },
    searched: ['title', 'rule', 'caution'],
  }),
  reads: ['key'],
  nouns: ['deadline', 'deadlines'],
  isOrdered: true,
  fields: [
    { ...titleField(200), hint: 'What is to be done: Object to the assessment' },
    {
      name: 'counted_from',
      label: 'Counted from',
      kind: 'text',
      kept: {
        columns: ['event', 'reporting'],
        read: ({ event, reporting }) => [event, reporting].filter(Boolean).join(' '),
        write: (value) => {
          const [event = '', way = ''] = textIn(value).split(' ')
          return { event: isDeadlineEvent(event) ? event : 'started', reporting: isReporting(way) ? way : null }
        },
      },
      control: 'select',
      options: COUNTED_FROM,
      unchosen: 'Choose what happened',
      isRequired: true,
      hint: 'What the tool can count from; it asks readers for this day, which itself is not counted.',
    },
    {
      name: 'span',
      label: 'How many',
      kind: 'number',
      range: { least: 0, greatest: 366, decimals: 0 },
      isRequired: true,
      hint: '0 for that very day',
      width: 'half',
    },
    {
      name: 'unit',
      label: 'Days or months',
      kind: 'text',
      control: 'select',
      options: UNITS,
      initially: 'day',
      isRequired: true,
      width: 'half',
    },
    {
      name: 'rule',
      label: 'The same in words',
      kind: 'text',
      isRequired: true,
      limit: 500,
      hint: 'As the Law has it, in the midst of a sentence: within 30 days of its service',
    },
    {
      name: 'provisions',
      label: 'Provisions',
      kind: 'lines',
      isRequired: true,
      limit: 1000,
      hint: 'One a line, as the law is cited here: section 82, or regulation 2 of the Registration Regulations',
    },
    {
      name: 'caution',
      label: 'What readers must know',
      kind: 'text',
      control: 'textarea',
      limit: 1000,
      hint: 'Readers see it beside the day: exceptions, conditions, how sure it is.',
    },
    {
      ...ASKED_AS_FIELD,
      hint: 'What people ask the day of, one wording a line, without “when” or “deadline”: file an objection. Readers never see them.',
    },
    ORDER_FIELD,
  ],
  lineOf: ({ title, rule }) => ({ title, details: [capitalised(rule)] }),
  publicPath: ({ key }) => deadlinePath(key),
  columns: [
    {
      name: 'span',
      label: 'Counted',
      cell: ({ span, unit, event }) =>
        `${span === 0 ? 'On the day' : `${spanWords(span, unit)} from`}: ${isDeadlineEvent(event) ? EVENTS[event][0] : event}`,
      width: 'w-48',
    },
    orderColumn(),
    changedColumn(),
  ],
  hasFacts: true,
  filters: [
    {
      column: 'event',
      label: 'Counted from',
      options: Object.entries(EVENTS).map(([event, [label]]) => [event, label] as const),
    },
  ],
  preview: (values) => <Preview values={values} />,
})

/** How they come in from a file, and go out (BULK-2). */
export const IMPORT = importOf(MANAGER, {
  sameBy: [{ fields: ['title'] }],
  takesDuplicates: true,
  addressOf: (id) => placeAddress(placeOfText('deadline', id)),
})

/** What readers will find, and the day that the tool would give today. */
function Preview({ values }: { values: FieldValues }) {
  const today = useToday()
  const span = numberOf(values, 'span')
  const unit = textOf(values, 'unit')
  const from = COUNTED_FROM.find(([value]) => value === textOf(values, 'counted_from'))?.[1]
  return (
    <dl>
      <dt className="font-semibold">{textOf(values, 'title') || 'Without a title'}</dt>
      <dd className="first-letter:uppercase">{textOf(values, 'rule')}</dd>
      <dd>{textOf(values, 'caution')}</dd>
      <dd className="text-muted text-sm">
        {from && !Number.isNaN(span)
          ? `Counted from: ${from}. If that is today, ${formatDay(today)}, the tool says ${formatDay(dueDay(today, span, unit))} (${spanWords(span, unit)}).`
          : 'The tool cannot count yet: say from what, and how many days or months.'}
      </dd>
    </dl>
  )
}

/** Staff's deadlines: what is to be done, counted from what, and how long (TOOL-4). */
export const Component = () => <ManagerPage title={SCREENS.deadlines.label} manager={{ ...MANAGER, bringIn: IMPORT }} />
