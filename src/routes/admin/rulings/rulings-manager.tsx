import type { TablesInsert } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable } from '@/data/staff-table'
import { todayInIsrael } from '@/lib/dates'
import { withNumber } from '@/lib/with-number'
import { KINDS } from '@/names/kinds'
import {
  ASKED_AS_FIELD,
  contentField,
  DATE_FIELD,
  pdfField,
  summaryField,
  titleField,
} from '@/office/form/common-fields'
import { knownDate, storedDate } from '@/office/form/known-date'
import { defineItemManager } from '@/office/item-manager'
import { linesOf, textOf, textsOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { withHebrew } from '@/ui/content/with-hebrew'

type Input = TablesInsert<'rulings'>

const rows = () => staffClient().from('rulings')
const COLUMNS =
  'id, updated_at, title, number, court, judge, date, date_precision, holding, outcome, summary, content, key_points, pdf_url, checked_on, asked_as'

const table = defineStaffTable({
  table: 'rulings',
  listed: () => rows().select('id, updated_at, title, number, court, date:known_date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: Input) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<Input>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'number', 'court', 'summary'],
  sorted: ['title', 'court', 'date'],
})

export const MANAGER = defineItemManager('ruling', {
  table,
  fields: [
    { ...titleField(300), hint: 'The parties, without the number of the case' },
    {
      name: 'number',
      place: 'text',
      label: 'Case number',
      kind: 'text',
      limit: 100,
      hint: 'For example TA 46969-05-22',
      unlike: 'rulings',
      width: 'half',
    },
    DATE_FIELD,
    {
      name: 'court',
      label: 'Court',
      kind: 'text',
      isRequired: true,
      limit: 200,
      suggests: 'rulings',
      width: 'half',
    },
    { name: 'judge', label: 'Judge', kind: 'text', limit: 200, suggests: 'rulings', width: 'half' },
    {
      name: 'holding',
      place: 'text',
      label: 'Holding',
      kind: 'text',
      limit: 500,
      hint: 'What was decided, in one sentence: it stands in the list',
    },
    {
      name: 'outcome',
      label: 'Outcome',
      kind: 'text',
      limit: 200,
      hint: 'For example Appeal accepted',
      suggests: 'rulings',
    },
    summaryField(5000),
    { name: 'key_points', label: 'Key points', kind: 'text', control: 'texts' },
    contentField(1_000_000),
    pdfField(2000),
    {
      name: 'checked_on',
      label: 'Checked on',
      kind: 'date',
      width: 'half',
      hint: 'The day on which the text was last compared with its sources.',
    },
    ASKED_AS_FIELD,
  ],
  blank: () => ({
    title: '',
    number: '',
    date: todayInIsrael(),
    court: '',
    judge: '',
    holding: '',
    outcome: '',
    summary: '',
    key_points: [],
    content: '',
    pdf_url: '',
    checked_on: '',
    asked_as: '',
  }),
  valuesOf: ({
    id: _,
    updated_at: __,
    date,
    date_precision,
    number,
    judge,
    holding,
    outcome,
    pdf_url,
    checked_on,
    asked_as,
    ...texts
  }) => ({
    ...texts,
    date: knownDate({ date, date_precision }),
    number: number ?? '',
    judge: judge ?? '',
    holding: holding ?? '',
    outcome: outcome ?? '',
    pdf_url: pdf_url ?? '',
    checked_on: checked_on ?? '',
    asked_as: asked_as.join('\n'),
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    number: textOf(values, 'number') || null,
    ...storedDate(textOf(values, 'date')),
    court: textOf(values, 'court'),
    judge: textOf(values, 'judge') || null,
    holding: textOf(values, 'holding') || null,
    outcome: textOf(values, 'outcome') || null,
    summary: textOf(values, 'summary'),
    content: textOf(values, 'content'),
    key_points: textsOf(values, 'key_points'),
    pdf_url: textOf(values, 'pdf_url') || null,
    checked_on: textOf(values, 'checked_on') || null,
    asked_as: linesOf(values, 'asked_as'),
  }),
  sameBy: [{ fields: ['number'] }, { fields: ['title', 'date'] }, { fields: ['title'], without: 'number' }],
  nameOf: ({ title, number }) => ({ title: withNumber(title, number), number }),
  source: { name: 'court', label: 'Court', cell: ({ court }) => <bdi>{withHebrew(court)}</bdi>, width: 'w-44' },
})

/** Staff's rulings (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={KINDS.ruling.menu} manager={MANAGER} />
