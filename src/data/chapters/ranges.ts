import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'

/** The chapters of the VAT Law with the numbers of their first and last sections, in reading order, without any text. */
export const chapterRangesQuery = () =>
  queryOptions({
    queryKey: ['chapters', 'ranges'],
    queryFn: async ({ signal }) => {
      const data = await ask(
        (await publicClient())
          .from('chapters')
          .select('id, title, sections(id, number)')
          .eq('type', 'vat-law')
          .order('order')
          .order('id')
          .order('order', { referencedTable: 'sections' })
          .order('id', { referencedTable: 'sections' }),
        signal,
      )
      return data.map(({ id, title, sections }) => {
        const numbers = sections.flatMap(({ number }) => (number ? [number] : []))
        return { id, title, first: sections[0]?.id, from: numbers[0] ?? null, to: numbers.at(-1) ?? null }
      })
    },
  })
