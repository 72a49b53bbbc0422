import { paths } from '@/names/paths'
import { NEWS_CATEGORIES, NEWS_LIMITS, type NewsInput } from '@/data/news/schema'
import { type NewsListed, type NewsRow, news } from '@/data/news/staff'
import { todayInIsrael } from '@/lib/dates'
import { SCREENS } from '@/office/screens'
import { changedColumn, dateColumn, YEAR_FILTER } from '@/office/common-columns'
import { contentField, DATE_FIELD, optionsOf, summaryField, titleField } from '@/office/form/common-fields'
import { type Manager, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { ItemPreview } from '@/office/form/preview'
import { STATE_FILTER, stateColumn } from '@/office/list/row-state'

const MANAGER: Manager<NewsListed, NewsRow, NewsInput> = {
  table: news,
  nouns: ['news post', 'news posts'],
  failureNoun: 'news',
  failedFetch: 'Failed to fetch news',
  fields: [
    titleField(NEWS_LIMITS.title),
    {
      name: 'category',
      label: 'Category',
      kind: 'text',
      control: 'select',
      options: optionsOf(NEWS_CATEGORIES),
      unchosen: 'Choose a category',
      isRequired: true,
      width: 'half',
    },
    DATE_FIELD,
    summaryField(NEWS_LIMITS.summary),
    contentField(NEWS_LIMITS.content),
  ],
  blank: () => ({ title: '', category: '', date: todayInIsrael(), summary: '', content: '' }),
  valuesOf: ({ title, category, date, summary, content }) => ({ title, category, date, summary, content }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    category: textOf(values, 'category'),
    date: textOf(values, 'date'),
    summary: textOf(values, 'summary'),
    content: textOf(values, 'content'),
  }),
  lineOf: ({ id, title }) => ({ title, details: [], publicPath: paths.item('news', id) }),
  columns: [
    { name: 'category', label: 'Category', cell: ({ category }) => category, width: 'w-40' },
    dateColumn(),
    stateColumn('news'),
    changedColumn(),
  ],
  hasFacts: true,
  filters: [{ column: 'category', label: 'Category', options: optionsOf(NEWS_CATEGORIES) }, YEAR_FILTER, STATE_FILTER],
  preview: (values) => <ItemPreview values={values} source={textOf(values, 'category')} />,
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this news post?', detail: title }),
}

/** Staff's news (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={SCREENS.news.label} manager={MANAGER} />
