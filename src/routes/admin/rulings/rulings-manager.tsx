import { paths } from '@/app/paths'
import { KeyPoints } from '@/components/content/key-points'
import { RULING_LIMITS, type RulingInput } from '@/data/rulings/schema'
import { type RulingListed, type RulingRow, rulings } from '@/data/rulings/staff'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { SCREENS } from '@/routes/admin/layout/screens'
import { contentField, DATE_FIELD, pdfField, summaryField, titleField } from '@/routes/admin/manager/common-fields'
import { type Manager, textOf, textsOf } from '@/routes/admin/manager/manager'
import { ManagerPage } from '@/routes/admin/manager/manager-page'
import { ItemPreview } from '@/routes/admin/manager/preview'

const MANAGER: Manager<RulingListed, RulingRow, RulingInput> = {
  table: rulings,
  nouns: ['ruling', 'rulings'],
  fields: [
    titleField(RULING_LIMITS.title),
    { name: 'court', label: 'Court', kind: 'text', isRequired: true, limit: RULING_LIMITS.court, width: 'half' },
    DATE_FIELD,
    summaryField(RULING_LIMITS.summary),
    { name: 'key_points', label: 'Key points', kind: 'text', control: 'texts' },
    contentField(RULING_LIMITS.content),
    pdfField(RULING_LIMITS.pdfUrl),
  ],
  blank: () => ({ title: '', court: '', date: todayInIsrael(), summary: '', key_points: [], content: '', pdf_url: '' }),
  valuesOf: ({ title, court, date, summary, key_points, content, pdf_url }) => ({
    title,
    court,
    date,
    summary,
    key_points,
    content,
    pdf_url: pdf_url ?? '',
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    court: textOf(values, 'court'),
    date: textOf(values, 'date'),
    summary: textOf(values, 'summary'),
    content: textOf(values, 'content'),
    key_points: textsOf(values, 'key_points'),
    pdf_url: textOf(values, 'pdf_url') || null,
  }),
  lineOf: ({ id, title, court, date }) => ({ title, details: [formatDay(date), court], publicPath: paths.ruling(id) }),
  preview: (values) => {
    const points = textsOf(values, 'key_points')
    const before = points.length > 0 && <KeyPoints points={points} />
    return <ItemPreview values={values} source={textOf(values, 'court')} before={before} />
  },
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this ruling?', detail: title }),
}

/** Staff's rulings (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={SCREENS.rulings.label} manager={MANAGER} />
