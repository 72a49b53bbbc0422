import { defineStaffTable } from '@/data/staff-table'
import { composeContent, DECISION_PARTS } from '@/kinds/decision/parts'
import { withNumber } from '@/lib/with-number'
import { KINDS } from '@/names/kinds'
import { ASKED_AS_FIELD, DATE_FIELD, optionsOf, pdfField, summaryField } from '@/office/fields/common-fields'
import { defineItemManager } from '@/office/item-manager'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'

/** The authorities that staff choose from, and the only ones that the table allows (spec 5, ADM-3). */
const AUTHORITIES = optionsOf(['Tax Authority', 'Professional Division', 'VAT Division'])

const richText = <Name extends string>(name: Name, label: string, limit = 200_000) =>
  ({ name, label, kind: 'html', features: 'text', foldsWhenEmpty: true, limit }) as const

export const MANAGER = defineItemManager('decision', {
  table: defineStaffTable({
    table: 'tax_decisions',
    listed: ['title', 'subject', 'authority', 'date:known_date'],
    order: { column: 'date', ascending: false },
    searched: ['title', 'subject', 'summary', 'field'],
    sorted: ['title', 'authority', 'date'],
  }),
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
        from: (values) =>
          composeContent({
            facts: textOf(values, 'facts'),
            request: textOf(values, 'request'),
            arrangement: textOf(values, 'arrangement'),
            position: textOf(values, 'position'),
          }),
      },
    },
    richText('key_notes', 'Key notes'),
    pdfField(2000),
    ASKED_AS_FIELD,
  ],
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
