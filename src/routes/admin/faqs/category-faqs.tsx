import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { faqs } from '@/data/faqs/staff'

import { parentsQuery } from '@/data/order/staff'
import { formatCount } from '@/lib/count'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'

import { importOf, placeOfText } from '@/office/csv-import/import-spec'
import { defineManager } from '@/office/define-manager'
import { ASKED_AS_FIELD, choiceOf, ORDER_FIELD } from '@/office/fields/common-fields'
import type { ImportSpec } from '@/office/manager'
import { textOf } from '@/office/manager'

import { ManagerPart } from '@/office/manager-part'
import { placeAddress } from '@/office/place-address'
import { HtmlContent } from '@/texts/html-content'
import { asStored } from '@/texts/html-text'

const WORDS = { true: 'Enabled', false: 'Disabled' }
const STATUS = choiceOf(WORDS)
const CATEGORIES = parentsQuery('faq_categories')

/** The FAQs of these categories. */
export const faqsOf = (categories: readonly (readonly [id: string, name: string])[]) =>
  defineManager({
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
    fields: [
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
        limit: 500,
        unlike: 'faqs',
      },
      { name: 'answer', label: 'Answer', kind: 'html', features: 'faq', limit: 200_000 },
      { ...ASKED_AS_FIELD, initially: ({ words }) => words },
      { ...ORDER_FIELD, initially: () => '0' },
      { ...STATUS, name: 'is_enabled', label: 'Status', initially: 'true' },
    ],
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
    filters: [{ column: 'is_enabled', label: 'Status', options: STATUS.options }],
    body: ({ answer }) => <HtmlContent text={asStored(answer)} className="prose max-w-none text-base *:first:mt-0" />,
    toggle: { isOn: ({ is_enabled }) => is_enabled, words: WORDS, failed: 'Failed to toggle FAQ status' },
  })

/** The manager of FAQs, whose form offers the categories that there are (ADM-6). */
function useFaqManager() {
  const { data } = useQuery(CATEGORIES)
  return useMemo(() => faqsOf(data?.map(({ id, name }) => [id, name] as const) ?? []), [data])
}

/** How FAQs of any category are brought in, and all of them go out (BULK-2); undefined until the categories are known. */
export function useFaqImport(): ImportSpec | undefined {
  const { data } = useQuery(CATEGORIES)
  return useMemo(() => data && faqImportOf(faqsOf(data.map(({ id, name }) => [id, name] as const))), [data])
}

export function faqImportOf({ table, nouns, fields }: ReturnType<typeof faqsOf>): ImportSpec {
  // A question names its row.
  const byQuestion = fields.toSorted((one, other) => +(other.name === 'question') - +(one.name === 'question'))
  const spec = importOf(
    { table, nouns, fields: byQuestion },
    {
      defaults: { is_enabled: 'true' },
      sameBy: [{ fields: ['category_id', 'question'] }],
      takesDuplicates: true,
      addressOf: (id, values) => placeAddress(placeOfText('faq', id, textOf(values, 'category_id'))),
    },
  )
  return { ...spec, readAll: () => spec.readAll({ q: '', page: 1, only: {} }) }
}

/** The FAQs of a category, in the category's place (ADM-6). */
export function CategoryFaqs({ categoryId }: { categoryId: string }) {
  const manager = useFaqManager()
  const only = useMemo(() => ({ category_id: categoryId }), [categoryId])
  return <ManagerPart manager={manager} title={KINDS.faq.many} only={only} parent={categoryId} level="faq-" />
}
