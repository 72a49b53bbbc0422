import { GUIDE_LIMITS, parseStep, readSteps } from '@/data/guides/schema'
import { type GuideInput, type GuideListed, type GuideRow, guides, storedSteps } from '@/data/guides/staff'
import { todayInIsrael } from '@/lib/dates'
import { plainText } from '@/lib/plain-text'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { changedColumn, provisionsColumn } from '@/office/common-columns'
import { ASKED_AS_FIELD, optionsOf, summaryField, textAgeFields, titleField } from '@/office/form/common-fields'
import { stateColumn } from '@/office/list/row-state'
import { linesOf, type Manager, textOf, textsOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { stepInWords } from './edit-steps'
import { StepsControl } from './steps-control'

const PUBLISHED = 'Published'
const HIDDEN = 'Hidden'
const statusOf = (isEnabled: boolean) => (isEnabled ? PUBLISHED : HIDDEN)

/** A step in a form is its JSON. */
const readStep = (json: string): string => {
  const step = parseStep(json)
  return step ? stepInWords(step, (html) => plainText(html, ' ').replace(/\s+/g, ' ').trim()) : json
}

export const MANAGER: Manager<GuideListed, GuideRow, GuideInput> = {
  table: guides,
  nouns: KINDS.guide.nouns,
  fields: [
    titleField(GUIDE_LIMITS.title),
    {
      name: 'nodes',
      label: 'Steps',
      kind: 'text',
      place: 'text',
      Control: StepsControl,
      wordsOf: readStep,
    },
    summaryField(GUIDE_LIMITS.summary),
    {
      name: 'status',
      label: 'Status',
      kind: 'text',
      control: 'select',
      options: optionsOf([HIDDEN, PUBLISHED]),
      isRequired: true,
      width: 'half',
      hint: 'Readers see a published guide. One with faults can be hidden, or kept as a draft.',
    },
    ...textAgeFields('guide'),
    ASKED_AS_FIELD,
  ],
  blank: () => ({
    title: '',
    summary: '',
    nodes: [],
    status: HIDDEN,
    text_as_of: todayInIsrael(),
    changes_noted_to: '',
    asked_as: '',
  }),
  valuesOf: ({ title, summary, nodes, is_enabled, text_as_of, changes_noted_to, asked_as }) => ({
    title,
    summary,
    nodes: readSteps(nodes).map((step) => JSON.stringify(step)),
    status: statusOf(is_enabled),
    text_as_of,
    changes_noted_to: changes_noted_to ?? '',
    asked_as: asked_as.join('\n'),
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    summary: textOf(values, 'summary'),
    nodes: storedSteps(textsOf(values, 'nodes').flatMap((json) => parseStep(json) ?? [])),
    is_enabled: textOf(values, 'status') === PUBLISHED,
    text_as_of: textOf(values, 'text_as_of'),
    changes_noted_to: textOf(values, 'changes_noted_to') || null,
    asked_as: linesOf(values, 'asked_as'),
  }),
  shownStatus: PUBLISHED,
  isDisabling: (before, { is_enabled }) => before.is_enabled && !is_enabled,
  lineOf: ({ title }) => ({ title, details: [] }),
  publicPath: ({ id, is_enabled }) => (is_enabled ? paths.guide(id) : null),
  columns: [provisionsColumn(), stateColumn('guides'), changedColumn()],
  hasFacts: true,
  filters: [
    {
      column: 'is_enabled',
      label: 'Status',
      options: [
        ['true', PUBLISHED],
        ['false', HIDDEN],
      ],
    },
  ],
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this guide?', detail: title }),
  toggle: {
    labelOf: ({ is_enabled }) => ({ label: statusOf(is_enabled), isOn: is_enabled }),
    change: ({ is_enabled }) => ({ is_enabled: !is_enabled }),
    failed: 'Failed to change the status of the guide',
  },
}

/** Staff's guides: their list, and the tree of each with its test (TOOL-5). */
export const Component = () => <ManagerPage title={KINDS.guide.menu} manager={MANAGER} />
