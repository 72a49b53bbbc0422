import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FAQ_CATEGORY_LIMITS, type FaqCategoryInput } from '@/data/faq-categories/schema'
import { type FaqCategoryRow, faqCategories } from '@/data/faq-categories/staff'
import { foundFaqsQuery } from '@/data/faqs/staff'
import { KINDS } from '@/names/kinds'
import { changedColumn, orderColumn } from '@/office/common-columns'
import { ORDER_FIELD } from '@/office/form/common-fields'
import { FoundInside } from '@/office/list/found-inside'
import { integerOf, type Manager, textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { CategoryFaqs, useFaqImport } from './category-faqs'

const CATEGORIES: Manager<FaqCategoryRow, FaqCategoryRow, FaqCategoryInput> = {
  table: faqCategories,
  nouns: ['category', 'categories'],
  failedFetch: 'Failed to fetch data',
  isOrdered: true,
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, limit: FAQ_CATEGORY_LIMITS.name },
    ORDER_FIELD,
  ],
  blank: (count) => ({ name: '', order: String(count + 1) }),
  valuesOf: ({ name, order }) => ({ name, order: String(order) }),
  inputOf: (values) => ({ name: textOf(values, 'name'), order: integerOf(values, 'order') }),
  lineOf: ({ name }) => ({ title: name, details: [] }),
  titleColumn: { name: 'name', label: 'Category' },
  columns: [orderColumn(), changedColumn()],
  hasFacts: true,
  preview: (values) => (
    <p dir="auto" className="inline-block rounded-full border border-line px-4 py-1.5 font-medium">
      {textOf(values, 'name')}
    </p>
  ),
  deletion: ({ title }) => ({
    question: 'Are you sure you want to delete this category and all its FAQs?',
    detail: title,
  }),
  inside: {
    label: KINDS.faq.many,
    isMain: true,
    nouns: [KINDS.faq.one, KINDS.faq.many],
    level: 'faq-',
    render: ({ id }) => <CategoryFaqs categoryId={id} />,
    found: (q) => <FoundFaqs q={q} />,
  },
}

/** Staff's categories of FAQs, and the FAQs of each (ADM-5, ADM-6). */
export function Component() {
  const bringIn = useFaqImport()
  const manager = useMemo(() => ({ ...CATEGORIES, bringIn }), [bringIn])
  return <ManagerPage title={SCREENS.faqs.label} manager={manager} />
}

/** The FAQs whose question a search of the categories finds too (ADM-11). */
function FoundFaqs({ q }: { q: string }) {
  return (
    <FoundInside
      noun={KINDS.faq.many}
      q={q}
      query={useQuery(foundFaqsQuery(q))}
      placeOf={({ id, question, faq_categories: category }) => ({
        kind: 'faq',
        id,
        title: question,
        list_id: category.id,
        list_title: category.name,
        list_type: null,
        section_id: null,
        section_title: null,
      })}
    />
  )
}
