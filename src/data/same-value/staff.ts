import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { staffClient } from '@/data/staff-client'
import type { TextPlace } from '@/data/text-place'

/** The tables where two rows with the same number, or question, are mostly one that was added twice. */
export type ComparedTable = 'rulings' | 'tax_decisions' | 'faqs'

type Found = { id: string; title: string; category_id?: string }

/** A row with this value, or null (STAFF-2). Throws AppError. */
export const sameValueQuery = (table: ComparedTable, value: string) =>
  queryOptions({
    queryKey: ['staff', table, 'same value', value],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TextPlace | null> => {
      const [row] = await ask<Found>(FINDERS[table](value).limit(1), signal)
      if (!row) return null
      const nowhere = { list_title: null, list_type: null, section_id: null, section_title: null }
      return { kind: KINDS[table], id: row.id, title: row.title, list_id: row.category_id ?? null, ...nowhere }
    },
  })

const KINDS: Readonly<Record<ComparedTable, string>> = { rulings: 'ruling', tax_decisions: 'decision', faqs: 'faq' }

const FINDERS = {
  rulings: (value: string) => staffClient().from('rulings').select('id, title').eq('number', value),
  tax_decisions: (value: string) => staffClient().from('tax_decisions').select('id, title').eq('title', value),
  faqs: (value: string) => staffClient().from('faqs').select('id, title:question, category_id').eq('question', value),
}
