import { defineStaffTable } from '@/data/staff-table'
import { withNumber } from '@/lib/with-number'
import { KINDS } from '@/names/kinds'
import {
  ASKED_AS_FIELD,
  contentField,
  DATE_FIELD,
  pdfField,
  summaryField,
  titleField,
} from '@/office/fields/common-fields'
import { defineItemManager } from '@/office/item-manager'
import { ManagerPage } from '@/office/manager-page'
import { withHebrew } from '@/ui/content/with-hebrew'

export const MANAGER = defineItemManager('ruling', {
  table: defineStaffTable({
    table: 'rulings',
    listed: ['title', 'number', 'court', 'date:known_date'],
    order: { column: 'date', ascending: false },
    searched: ['title', 'number', 'court', 'summary'],
    sorted: ['title', 'court', 'date'],
  }),
  fields: [
    { ...titleField(300), hint: 'The parties, without the number of the case' },
    {
      name: 'number',
      place: 'text',
      label: 'Case number',
      kind: 'text',
      isNullable: true,
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
    { name: 'judge', label: 'Judge', kind: 'text', isNullable: true, limit: 200, suggests: 'rulings', width: 'half' },
    {
      name: 'holding',
      place: 'text',
      label: 'Holding',
      kind: 'text',
      isNullable: true,
      limit: 500,
      hint: 'What was decided, in one sentence: it stands in the list',
    },
    {
      name: 'outcome',
      label: 'Outcome',
      kind: 'text',
      isNullable: true,
      limit: 200,
      hint: 'For example Appeal accepted',
      suggests: 'rulings',
    },
    summaryField(5000),
    { name: 'key_points', label: 'Key points', kind: 'texts' },
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
  sameBy: [{ fields: ['number'] }, { fields: ['title', 'date'] }, { fields: ['title'], without: 'number' }],
  nameOf: ({ title, number }) => ({ title: withNumber(title, number), number }),
  source: { name: 'court', label: 'Court', cell: ({ court }) => <bdi>{withHebrew(court)}</bdi>, width: 'w-44' },
})

/** Staff's rulings (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={KINDS.ruling.menu} manager={MANAGER} />
