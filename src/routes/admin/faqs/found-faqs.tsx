import { useQuery } from '@tanstack/react-query'
import { foundFaqsQuery } from '@/data/faqs/staff'
import { KINDS } from '@/names/kinds'
import { FoundInside } from '@/office/list/found-inside'

/** The FAQs whose question a search of the categories finds too (ADM-11). */
export function FoundFaqs({ q }: { q: string }) {
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
