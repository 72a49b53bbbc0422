import { paths } from '@/names/paths'
import {
  AUTHORITIES,
  composeContent,
  DECISION_PARTS,
  TAX_DECISION_LIMITS as LIMITS,
  type TaxDecisionInput,
} from '@/data/tax-decisions/schema'
import { type TaxDecisionListed, type TaxDecisionRow, taxDecisions } from '@/data/tax-decisions/staff'
import { todayInIsrael } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { withNumber } from '@/lib/with-number'
import { SCREENS } from '@/office/screens'
import { changedColumn, dateColumn, provisionsColumn, YEAR_FILTER } from '@/office/common-columns'
import { DATE_FIELD, optionsOf, pdfField, summaryField } from '@/office/form/common-fields'
import { type FieldSpec, type Manager, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { ItemPreview } from '@/office/form/preview'
import { STATE_FILTER, stateColumn } from '@/office/list/row-state'

const partsOf = (values: FieldValues) => ({
  facts: textOf(values, 'facts'),
  request: textOf(values, 'request'),
  arrangement: textOf(values, 'arrangement'),
  position: textOf(values, 'position'),
})

/** A new decision has no content of its own yet: it is composed of its parts (ADM-3). */
const contentOf = (values: FieldValues) =>
  'content' in values ? textOf(values, 'content') : composeContent(partsOf(values))

const richText = (name: keyof typeof LIMITS, label: string): FieldSpec => ({
  name,
  label,
  kind: 'html',
  features: 'text',
  foldsWhenEmpty: true,
  limit: LIMITS[name],
})

const MANAGER: Manager<TaxDecisionListed, TaxDecisionRow, TaxDecisionInput> = {
  table: taxDecisions,
  nouns: ['decision', 'decisions'],
  fields: [
    {
      name: 'title',
      place: 'text',
      label: 'Decision Number',
      kind: 'text',
      isRequired: true,
      limit: LIMITS.title,
      hint: 'For example 1108/25',
    },
    DATE_FIELD,
    {
      name: 'authority',
      label: 'Authority',
      kind: 'text',
      control: 'select',
      options: optionsOf(AUTHORITIES),
      unchosen: 'Choose an authority',
      isRequired: true,
      width: 'half',
    },
    { name: 'field', label: 'Field', kind: 'text', isRequired: true, limit: LIMITS.field, width: 'half' },
    { name: 'subject', label: 'Subject', kind: 'text', place: 'title', isRequired: true, limit: LIMITS.subject },
    summaryField(LIMITS.summary),
    ...DECISION_PARTS.map(({ name, heading }) => richText(name, heading)),
    {
      ...richText('content', 'Content'),
      isForChanges: true,
      hint: 'What readers see. It was composed of the four parts when the decision was added, and changes with them only when you ask for it.',
      compose: {
        label: 'Compose it anew from the four parts',
        question: 'Replace the content by the four parts?',
        from: (values) => composeContent(partsOf(values)),
      },
    },
    { ...richText('keyNotes', 'Key notes'), name: 'key_notes' },
    pdfField(LIMITS.pdfUrl),
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
  }),
  valuesOf: ({ id: _, updated_at: __, pdf_url, ...texts }) => ({ ...texts, pdf_url: pdf_url ?? '' }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    authority: textOf(values, 'authority'),
    date: textOf(values, 'date'),
    field: textOf(values, 'field'),
    subject: textOf(values, 'subject'),
    summary: textOf(values, 'summary'),
    content: contentOf(values),
    ...partsOf(values),
    key_notes: textOf(values, 'key_notes'),
    pdf_url: textOf(values, 'pdf_url') || null,
  }),
  lineOf: ({ id, title, subject }) => ({
    title: withNumber(subject, title),
    number: title,
    details: [],
    publicPath: paths.item('decision', id),
  }),
  titleColumn: { name: 'title', label: 'Decision' },
  columns: [
    { name: 'authority', label: 'Authority', cell: ({ authority }) => authority, width: 'w-44' },
    dateColumn(),
    provisionsColumn(),
    stateColumn('tax_decisions'),
    changedColumn(),
  ],
  hasFacts: true,
  filters: [{ column: 'authority', label: 'Authority', options: optionsOf(AUTHORITIES) }, YEAR_FILTER, STATE_FILTER],
  preview: (values) => <ItemPreview values={values} source={textOf(values, 'authority')} html={contentOf(values)} />,
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this decision?', detail: title }),
}

/** Staff's tax decisions (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={SCREENS.decisions.label} manager={MANAGER} />
