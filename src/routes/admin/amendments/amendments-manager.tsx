import { AMENDMENT_LIMITS } from '@/data/amendments/schema'
import { amendments } from '@/data/amendments/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { changedColumn } from '@/office/common-columns'
import { defineManager } from '@/office/define-manager'
import { NOTE_HINT } from '@/office/drafts/amendment-held'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { AmendmentPage, deletion } from './amendment-page'
import { AmendmentState } from './amendment-state'

export const MANAGER = defineManager({
  table: amendments,
  nouns: ['amendment', 'amendments'],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, limit: AMENDMENT_LIMITS.title },
    {
      name: 'day',
      label: 'In force from',
      kind: 'date',
      width: 'half',
      hint: '00:00 in Israel. It needs a day before readers are told of it.',
    },
    {
      name: 'source',
      label: 'Source',
      kind: 'text',
      limit: AMENDMENT_LIMITS.source,
      hint: 'Where it was published, in words.',
    },
    { name: 'source_url', label: 'Link of the source', kind: 'url', limit: AMENDMENT_LIMITS.source_url },
    {
      name: 'note',
      label: 'Public note',
      kind: 'text',
      control: 'textarea',
      limit: AMENDMENT_LIMITS.note,
      hint: NOTE_HINT,
    },
  ],
  lineOf: ({ title, day, source, note }) => ({
    title,
    details: [day ? `from ${formatDay(day)}` : 'no day yet', source, note].filter(Boolean),
  }),
  columns: [
    { name: 'state', label: 'State', cell: ({ state }) => <AmendmentState state={state} />, width: 'w-40' },
    {
      name: 'changes',
      label: 'Changes',
      // on small screens the column has no head
      cell: (_, facts) => facts && (facts.inside === 1 ? '1 change' : `${formatCount(facts.inside ?? 0)} changes`),
      width: 'w-28',
    },
    changedColumn(),
  ],
  hasFacts: true,
  preview: (values) => (
    <>
      <h3 dir="auto" className="font-serif text-2xl">
        {textOf(values, 'title')}
      </h3>
      <p>{textOf(values, 'note')}</p>
    </>
  ),
  deletion,
  page: (id, onClose) => <AmendmentPage key={id} id={id} onClose={onClose} />,
})

/** Staff's amendments: what the law will say from a day on, prepared by several people, and what it said before (TIME-3). */
export const Component = () => <ManagerPage title={SCREENS.amendments.label} manager={MANAGER} />
