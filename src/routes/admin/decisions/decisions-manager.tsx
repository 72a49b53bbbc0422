import type { TablesInsert } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable } from '@/data/staff-table'
import { composeContent, DECISION_PARTS } from '@/kinds/decision/parts'
import { todayInIsrael } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { withNumber } from '@/lib/with-number'
import { KINDS } from '@/names/kinds'
import { ASKED_AS_FIELD, DATE_FIELD, optionsOf, pdfField, summaryField } from '@/office/form/common-fields'
import { knownDate, storedDate } from '@/office/form/known-date'
import { defineItemManager } from '@/office/item-manager'
import { type FieldSpec, linesOf, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'

type Input = TablesInsert<'tax_decisions'>

const rows = () => staffClient().from('tax_decisions')
const COLUMNS =
  'id, updated_at, title, authority, date, date_precision, field, subject, summary, content, facts, request, arrangement, position, key_notes, pdf_url, asked_as'

const table = defineStaffTable({
  table: 'tax_decisions',
  listed: () => rows().select('id, updated_at, title, subject, authority, date:known_date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: Input) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<Input>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'subject', 'summary', 'field'],
  sorted: ['title', 'authority', 'date'],
})

/** The authorities that staff choose from, and the only ones that the table allows (spec 5, ADM-3). */
const AUTHORITIES = optionsOf(['Tax Authority', 'Professional Division', 'VAT Division'])

const partsOf = (values: FieldValues) => ({
  facts: textOf(values, 'facts'),
  request: textOf(values, 'request'),
  arrangement: textOf(values, 'arrangement'),
  position: textOf(values, 'position'),
})

/** A new decision has no content of its own yet: it is composed of its parts (ADM-3). */
const contentOf = (values: FieldValues) =>
  'content' in values ? textOf(values, 'content') : composeContent(partsOf(values))

const richText = (name: string, label: string, limit = 200_000): FieldSpec => ({
  name,
  label,
  kind: 'html',
  features: 'text',
  foldsWhenEmpty: true,
  limit,
})

export const MANAGER = defineItemManager('decision', {
  table,
  fields: [
    {
      name: 'title',
      place: 'text',
      label: 'Decision Number',
      kind: 'text',
      isRequired: true,
      limit: 300,
      hint: 'For example 1108/25',
      unlike: 'tax_decisions',
    },
    DATE_FIELD,
    {
      name: 'authority',
      label: 'Authority',
      kind: 'text',
      control: 'select',
      options: AUTHORITIES,
      unchosen: 'Choose an authority',
      isRequired: true,
      width: 'half',
    },
    {
      name: 'field',
      label: 'Field',
      kind: 'text',
      isRequired: true,
      limit: 300,
      suggests: 'tax_decisions',
      width: 'half',
    },
    { name: 'subject', label: 'Subject', kind: 'text', place: 'title', isRequired: true, limit: 500 },
    summaryField(5000),
    ...DECISION_PARTS.map(({ name, heading }) => richText(name, heading)),
    {
      ...richText('content', 'Content', 1_000_000),
      isForChanges: true,
      hint: 'What readers see. It is composed of the four parts anew as they change, until you write something of its own here.',
      compose: {
        label: 'Compose it anew from the four parts',
        question: 'Replace the content by the four parts?',
        from: (values) => composeContent(partsOf(values)),
      },
    },
    richText('key_notes', 'Key notes'),
    pdfField(2000),
    ASKED_AS_FIELD,
  ],
  blank: () => ({
    title: '',
    authority: '',
    date: todayInIsrael(),
    field: '',
    subject: '',
    summary: '',
    facts: '',
    request: '',
    arrangement: '',
    position: '',
    key_notes: '',
    pdf_url: '',
    asked_as: '',
  }),
  valuesOf: ({ id: _, updated_at: __, date, date_precision, pdf_url, asked_as, ...texts }) => ({
    ...texts,
    date: knownDate({ date, date_precision }),
    pdf_url: pdf_url ?? '',
    asked_as: asked_as.join('\n'),
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    authority: textOf(values, 'authority'),
    ...storedDate(textOf(values, 'date')),
    field: textOf(values, 'field'),
    subject: textOf(values, 'subject'),
    summary: textOf(values, 'summary'),
    content: contentOf(values),
    ...partsOf(values),
    key_notes: textOf(values, 'key_notes'),
    pdf_url: textOf(values, 'pdf_url') || null,
    asked_as: linesOf(values, 'asked_as'),
  }),
  sameBy: [{ fields: ['title'] }],
  nameOf: ({ title, subject }) => ({ title: withNumber(subject, title), number: title }),
  titleColumn: { name: 'title', label: 'Decision' },
  source: {
    name: 'authority',
    label: 'Authority',
    cell: ({ authority }) => authority,
    width: 'w-44',
    options: AUTHORITIES,
  },
})

/** Staff's tax decisions (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={KINDS.decision.menu} manager={MANAGER} />
