import type { TablesInsert } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable } from '@/data/staff-table'
import { NEWS_CATEGORIES } from '@/kinds/news/item'
import { todayInIsrael } from '@/lib/dates'
import { KINDS } from '@/names/kinds'
import { contentField, DATE_FIELD, optionsOf, summaryField, titleField } from '@/office/form/common-fields'
import { knownDate, storedDate } from '@/office/form/known-date'
import { defineItemManager } from '@/office/item-manager'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'

type Input = TablesInsert<'news'>

const rows = () => staffClient().from('news')
const COLUMNS = 'id, updated_at, title, category, date, date_precision, summary, content'

const table = defineStaffTable({
  table: 'news',
  listed: () => rows().select('id, updated_at, title, category, date:known_date', { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: Input) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<Input>) => rows().update(input).select(COLUMNS),
  order: { column: 'date', ascending: false },
  searched: ['title', 'summary'],
  sorted: ['title', 'category', 'date'],
})

const CATEGORIES = optionsOf(NEWS_CATEGORIES)

export const MANAGER = defineItemManager('news', {
  table,
  failureNoun: 'news',
  failedFetch: 'Failed to fetch news',
  fields: [
    titleField(300),
    {
      name: 'category',
      label: 'Category',
      kind: 'text',
      control: 'select',
      options: CATEGORIES,
      unchosen: 'Choose a category',
      isRequired: true,
      width: 'half',
    },
    DATE_FIELD,
    summaryField(5000),
    contentField(1_000_000),
  ],
  blank: () => ({ title: '', category: '', date: todayInIsrael(), summary: '', content: '' }),
  valuesOf: ({ title, category, summary, content, ...dated }) => ({
    title,
    category,
    date: knownDate(dated),
    summary,
    content,
  }),
  inputOf: (values) => ({
    title: textOf(values, 'title'),
    category: textOf(values, 'category'),
    ...storedDate(textOf(values, 'date')),
    summary: textOf(values, 'summary'),
    content: textOf(values, 'content'),
  }),
  sameBy: [{ fields: ['title', 'date'] }],
  nameOf: ({ title }) => ({ title }),
  source: {
    name: 'category',
    label: 'Category',
    cell: ({ category }) => category,
    width: 'w-40',
    options: CATEGORIES,
  },
})

/** Staff's news (ADM-3, ADM-4). */
export const Component = () => <ManagerPage title={KINDS.news.menu} manager={MANAGER} />
