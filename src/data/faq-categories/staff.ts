import { queryOptions } from '@tanstack/react-query'
import { request } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ManagedRow } from '@/data/staff-table'
import type { FaqCategoryInput } from './schema'

/** A category, in the list of staff and in its form. */
export type FaqCategoryRow = ManagedRow & FaqCategoryInput

/** Staff's reads and writes of categories, in their order (ADM-5). */
export const faqCategories = defineStaffTable<FaqCategoryRow, FaqCategoryRow, FaqCategoryInput>({
  table: 'faq_categories',
  listed: 'id, updated_at, name, order',
  columns: 'id, updated_at, name, order',
  order: [{ column: 'order', ascending: true }],
  searched: ['name'],
})

/** All categories by name, for the choice of an FAQ's (ADM-6). */
export const categoryNamesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'faq_categories', 'names'],
    queryFn: async ({ signal }) => {
      const { data } = await request(
        (limited) =>
          staffClient().from('faq_categories').select('id, name').order('order').order('id').abortSignal(limited),
        signal,
      )
      return data
    },
  })
