import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { foundFaqsQuery } from '@/data/faqs/staff'
import { defineStaffTable } from '@/data/staff-table'
import { KINDS } from '@/names/kinds'
import { changedColumn, orderColumn } from '@/office/common-columns'
import { defineManager } from '@/office/define-manager'
import { ORDER_FIELD } from '@/office/fields/common-fields'
import { FoundInside } from '@/office/list/found-inside'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { CategoryFaqs, useFaqImport } from './category-faqs'

export const MANAGER = defineManager({
  table: defineStaffTable({
    table: 'faq_categories',
    listed: ['name', 'order'],
    order: { column: 'order', ascending: true },
    searched: ['name'],
  }),
  nouns: ['category', 'categories'],
  failedFetch: 'Failed to fetch data',
  isOrdered: true,
  fields: [{ name: 'name', label: 'Name', kind: 'text', isRequired: true, limit: 200 }, ORDER_FIELD],
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
})

/** Staff's categories of FAQs, and the FAQs of each (ADM-5, ADM-6). */
export function Component() {
  const bringIn = useFaqImport()
  const manager = useMemo(() => ({ ...MANAGER, ...(bringIn && { bringIn }) }), [bringIn])
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
