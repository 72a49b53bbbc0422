import type { Faq, FaqCategory } from '@/data/faqs/queries'
import { plainText } from '@/lib/plain-text'
import { foldText } from '@/lib/text-match'
import { markupOf } from '@/texts/html-text'

/** The FAQs that contain every word of a query (FAQ-2), in reading order. @param query folded by foldQuery */
export function searchFaqs(categories: readonly FaqCategory[], query: string): Faq[] {
  const words = query.split(' ').filter(Boolean)
  if (words.length === 0) return []
  return categories
    .flatMap((category) => category.faqs)
    .filter(({ question, answer }) => {
      const text = foldText(`${question} ${plainText(markupOf(answer))}`)
      return words.every((word) => text.includes(word))
    })
}
