import { parseStep, readSteps } from '@/data/guides/schema'
import { storedSteps } from '@/data/guides/staff'
import { defineStaffTable } from '@/data/staff-table'
import { plainText } from '@/lib/plain-text'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn, provisionsColumn } from '@/office/common-columns'
import { defineManager } from '@/office/define-manager'
import {
  ASKED_AS_FIELD,
  changesNotedField,
  choiceOf,
  summaryField,
  titleField,
  WRITTEN_FROM,
} from '@/office/fields/common-fields'
import { textsIn } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { stateColumn } from '@/office/rows/row-state'
import { stepInWords } from './edit-steps'
import { StepsControl } from './steps-control'

const WORDS = { false: 'Hidden', true: 'Published' }
const STATUS = choiceOf(WORDS)

/** A step in a form is its JSON. */
const readStep = (json: string): string => {
  const step = parseStep(json)
  return step ? stepInWords(step, (html) => plainText(html, ' ').replace(/\s+/g, ' ').trim()) : json
}

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'guides',
    listed: ['title', 'is_enabled'],
    order: { column: 'title', ascending: true },
    searched: ['title', 'summary'],
  }),
  nouns: KINDS.guide.nouns,
  fields: [
    titleField(300),
    {
      name: 'nodes',
      label: 'Steps',
      kind: 'texts',
      kept: {
        columns: ['nodes'],
        read: ({ nodes }) => readSteps(nodes).map((step) => JSON.stringify(step)),
        write: (steps) => ({ nodes: storedSteps(textsIn(steps).flatMap((json) => parseStep(json) ?? [])) }),
      },
      place: 'text',
      Control: StepsControl,
      wordsOf: readStep,
    },
    summaryField(2000),
    {
      ...STATUS,
      name: 'is_enabled',
      label: 'Status',
      initially: 'false',
      hint: 'Readers see a published guide. One with faults can be hidden, or kept as a draft.',
    },
    WRITTEN_FROM,
    changesNotedField('guide'),
    ASKED_AS_FIELD,
  ],
  lineOf: ({ title }) => ({ title, details: [] }),
  publicPath: ({ id, is_enabled }) => (is_enabled ? paths.guide(id) : null),
  columns: [provisionsColumn(), stateColumn('guides'), changedColumn()],
  hasFacts: true,
  filters: [{ column: 'is_enabled', label: 'Status', options: STATUS.options }],
  toggle: {
    isOn: ({ is_enabled }) => is_enabled,
    words: WORDS,
    failed: 'Failed to change the status of the guide',
  },
})

/** Staff's guides: their list, and the tree of each with its test (TOOL-5). */
export const Component = () => <ManagerPage title={KINDS.guide.menu} manager={MANAGER} />
