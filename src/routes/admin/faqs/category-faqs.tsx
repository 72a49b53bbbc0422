import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FAQ_LIMITS, type FaqInput } from '@/data/faqs/schema'
import { type FaqListed, type FaqRow, faqs } from '@/data/faqs/staff'
import { parentsQuery } from '@/data/order/staff'
import { formatCount } from '@/lib/count'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { type ImportSpec, importOf, placeOfText } from '@/office/csv-import/import-spec'
import { ASKED_AS_FIELD, ORDER_FIELD } from '@/office/form/common-fields'
import { type FieldSpec, integerOf, linesOf, type Manager, textOf } from '@/office/manager'
import { ManagerPart } from '@/office/manager-part'
import { placeAddress } from '@/office/place-address'
import { HtmlContent } from '@/texts/html-content'
import { asStored } from '@/texts/html-text'

type FaqManager = Manager<FaqListed, FaqRow, FaqInput>

const ENABLED = 'Enabled'
const DISABLED = 'Disabled'
const statusOf = (isEnabled: boolean) => (isEnabled ? ENABLED : DISABLED)

const fieldsOf = (categories: readonly (readonly [id: string, name: string])[]): FieldSpec[] => [
  {
    name: 'category_id',
    label: 'Category',
    kind: 'text',
    control: 'select',
    options: categories,
    unchosen: 'Choose a category',
    isRequired: true,
  },
  {
    name: 'question',
    label: 'Question',
    kind: 'text',
    place: 'title',
    isRequired: true,
    limit: FAQ_LIMITS.question,
    unlike: 'faqs',
  },
  { name: 'answer', label: 'Answer', kind: 'html', features: 'faq', limit: FAQ_LIMITS.answer },
  ASKED_AS_FIELD,
  ORDER_FIELD,
  {
    name: 'status',
    label: 'Status',
    kind: 'text',
    control: 'select',
    options: [
      [ENABLED, ENABLED],
      [DISABLED, DISABLED],
    ],
    isRequired: true,
    width: 'half',
  },
]

const CATEGORIES = parentsQuery('faq_categories')

const MANAGER: FaqManager = {
  table: faqs,
  nouns: [KINDS.faq.one, KINDS.faq.many],
  failedFetch: 'Failed to fetch data',
  isOrdered: true,
  parents: {
    noun: 'category',
    column: 'category_id',
    query: CATEGORIES,
    note: 'Its address stays the same.',
  },
  fields: fieldsOf([]),
  blank: (_count, _only, words) => ({
    category_id: '',
    question: '',
    answer: '',
    order: '0',
    status: ENABLED,
    asked_as: words,
  }),
  valuesOf: ({ category_id, question, answer, order, is_enabled, asked_as }) => ({
    category_id,
    question,
    answer,
    asked_as: asked_as.join('\n'),
    order: String(order),
    status: statusOf(is_enabled),
  }),
  inputOf: (values) => ({
    category_id: textOf(values, 'category_id'),
    question: textOf(values, 'question'),
    answer: textOf(values, 'answer'),
    asked_as: linesOf(values, 'asked_as'),
    order: integerOf(values, 'order'),
    is_enabled: textOf(values, 'status') === ENABLED,
  }),
  shownStatus: ENABLED,
  isDisabling: (before, { is_enabled }) => before.is_enabled && !is_enabled,
  lineOf: ({ question }) => ({ title: question, details: [] }),
  publicPath: ({ id, is_enabled }) => (is_enabled ? paths.faq(id) : null),
  titleColumn: { name: 'question', label: 'Question' },
  columns: [
    {
      name: 'view_count',
      label: 'Views',
      cell: ({ view_count }) => (view_count === 1 ? '1 view' : `${formatCount(view_count ?? 0)} views`),
      width: 'w-28',
    },
  ],
  filters: [
    {
      column: 'is_enabled',
      label: 'Status',
      options: [
        ['true', ENABLED],
        ['false', DISABLED],
      ],
    },
  ],
  deletion: ({ title }) => ({ question: 'Are you sure you want to delete this FAQ?', detail: title }),
  body: ({ answer }) => <HtmlContent text={asStored(answer)} className="prose mt-2 max-w-none text-base" />,
  toggle: {
    labelOf: ({ is_enabled }) => ({ label: statusOf(is_enabled), isOn: is_enabled }),
    change: ({ is_enabled }) => ({ is_enabled: !is_enabled }),
    failed: 'Failed to toggle FAQ status',
  },
}

/** The manager of FAQs, whose form offers the categories that there are (ADM-6). */
function useFaqManager(): FaqManager {
  const { data } = useQuery(CATEGORIES)
  return useMemo(() => faqManagerOf(data ?? []), [data])
}

export const faqManagerOf = (categories: readonly { id: string; name: string }[]): FaqManager => ({
  ...MANAGER,
  fields: fieldsOf(categories.map(({ id, name }) => [id, name])),
})

/** How FAQs of any category are brought in, and all of them go out (BULK-2). */
export function useFaqImport(): ImportSpec {
  const manager = useFaqManager()
  return useMemo(() => faqImportOf(manager), [manager])
}

export const faqImportOf = ({ fields, ...manager }: FaqManager): ImportSpec => ({
  ...importOf(
    // A question names its row.
    { ...manager, fields: fields.toSorted((one, other) => +(other.name === 'question') - +(one.name === 'question')) },
    {
      defaults: { status: ENABLED },
      sameBy: [{ fields: ['category_id', 'question'] }],
      takesDuplicates: true,
      addressOf: (id, values) => placeAddress(placeOfText('faq', id, textOf(values, 'category_id'))),
    },
  ),
  readAll: async () => (await faqs.allRows({ q: '', page: 1, only: {} })).map(manager.valuesOf),
})

/** The FAQs of a category, in the category's place (ADM-6). */
export function CategoryFaqs({ categoryId }: { categoryId: string }) {
  const manager = useFaqManager()
  const only = useMemo(() => ({ category_id: categoryId }), [categoryId])
  return <ManagerPart manager={manager} title={KINDS.faq.many} only={only} parent={categoryId} level="faq-" />
}
