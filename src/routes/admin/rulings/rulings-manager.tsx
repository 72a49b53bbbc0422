import { paths } from '@/names/paths'
import { KeyPoints } from '@/ui/content/key-points'
import { RULING_LIMITS, type RulingInput } from '@/data/rulings/schema'
import { type RulingListed, type RulingRow, rulings } from '@/data/rulings/staff'
import { todayInIsrael } from '@/lib/dates'
import { withNumber } from '@/lib/with-number'
import { SCREENS } from '@/office/screens'
import { changedColumn, dateColumn, provisionsColumn, YEAR_FILTER } from '@/office/common-columns'
import { contentField, DATE_FIELD, pdfField, summaryField, titleField } from '@/office/form/common-fields'
import { type Manager, textOf, textsOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { ItemPreview } from '@/office/form/preview'
import { STATE_FILTER, stateColumn } from '@/office/list/row-state'

const MANAGER: Manager<RulingListed, RulingRow, RulingInput> = {
  table: rulings,
  nouns: ['ruling', 'rulings'],
  fields: [
    { ...titleField(RULING_LIMITS.title), hint: 'The parties, without the number of the case' },
    {
      name: 'number',
      place: 'text',
      label: 'Case number',
      kind: 'text',
      limit: RULING_LIMITS.number,
      hint: 'For example TA 46969-05-22',
      width: 'half',
    },
    DATE_FIELD,
    { name: 'court', label: 'Court', kind: 'text', isRequired: true, limit: RULING_LIMITS.court, width: 'half' },
    { name: 'judge', label: 'Judge', kind: 'text', limit: RULING_LIMITS.judge, width: 'half' },
    {
      name: 'holding',
      place: 'text',
      label: 'Holding',
      kind: 'text',
      limit: RULING_LIMITS.holding,
      hint: 'What was decided, in one sentence: it stands in the list',
    },
    {
      name: 'outcome',
      label: 'Outcome',
      kind: 'text',
      limit: RULING_LIMITS.outcome,
      hint: 'For example Appeal accepted',
    },
    summaryField(RULING_LIMITS.summary),
    { name: 'key_points', label: 'Key points', kind: 'text', control: 'texts' },
    contentField(RULING_LIMITS.content),
    pdfField(RULING_LIMITS.pdfUrl),
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
  }),
  valuesOf: ({ id: _, updated_at: __, number, judge, holding, outcome, pdf_url, ...texts }) => ({
    ...texts,
    number: number ?? '',
    judge: judge ?? '',
    holding: holding ?? '',
    outcome: outcome ?? '',
    pdf_url: pdf_url ?? '',
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    number: textOf(values, 'number') || null,
    date: textOf(values, 'date'),
    court: textOf(values, 'court'),
    judge: textOf(values, 'judge') || null,
    holding: textOf(values, 'holding') || null,
    outcome: textOf(values, 'outcome') || null,
    summary: textOf(values, 'summary'),
    content: textOf(values, 'content'),
    key_points: textsOf(values, 'key_points'),
    pdf_url: textOf(values, 'pdf_url') || null,
  }),
  lineOf: ({ id, title, number }) => ({
    title: withNumber(title, number),
    number,
    details: [],
    publicPath: paths.item('ruling', id),
  }),
  columns: [
    { name: 'court', label: 'Court', cell: ({ court }) => <bdi>{court}</bdi>, width: 'w-44' },
    dateColumn(),
    provisionsColumn(),
    stateColumn('rulings'),
    changedColumn(),
  ],
  hasFacts: true,
  filters: [{ column: 'court', label: 'Court' }, YEAR_FILTER, STATE_FILTER],
  preview: (values) => {
    const points = textsOf(values, 'key_points')
    const before = points.length > 0 && <KeyPoints points={points} />
    return <ItemPreview values={values} source={textOf(values, 'court')} before={before} />
  },
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this ruling?', detail: title }),
}

/** Staff's rulings (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={SCREENS.rulings.label} manager={MANAGER} />
