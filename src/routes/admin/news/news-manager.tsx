import { defineStaffTable } from '@/data/staff-table'
import { NEWS_CATEGORIES } from '@/kinds/news/item'
import { KINDS } from '@/names/kinds'
import {
  contentField,
  DATE_FIELD,
  optionsOf,
  summaryField,
  titleField,
  UNTIL_FIELD,
} from '@/office/fields/common-fields'
import { defineItemManager } from '@/office/item-manager'
import { ManagerPage } from '@/office/manager-page'

const CATEGORIES = optionsOf(NEWS_CATEGORIES)

export const MANAGER = defineItemManager('news', {
  table: defineStaffTable({
    table: 'news',
    listed: ['title', 'category', 'date:known_date'],
    order: { column: 'date', ascending: false },
    searched: ['title', 'summary'],
    sorted: ['title', 'category', 'date'],
  }),
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
    {
      ...UNTIL_FIELD,
      hint: 'The last day on which it held, if it was revoked or overtaken; readers find it below what holds.',
    },
    summaryField(5000),
    contentField(1_000_000),
  ],
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
