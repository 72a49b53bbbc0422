import { useQuery } from '@tanstack/react-query'
import type { FAQPage } from 'schema-dts'
import { type FaqCategory, faqCategoriesQuery, faqFactsQuery } from '@/data/faqs/queries'
import { LANGUAGE, urlOf } from '@/kinds/schema-org'
import type { Texts } from '@/kinds/texts'
import { paths } from '@/names/paths'
import { markupOf } from '@/texts/html-text'
import { plainLine } from '@/texts/plain-line'

/** What the page of all FAQs asks: for its loader, the page itself and the build (FAQ-1). */
export const questionsOfFaqs = () => ({ categories: faqCategoriesQuery(), facts: faqFactsQuery() })

/** The FAQs in packs: each is a place of their one page. */
export const faq: Texts = {
  usePacked: (id = '') => useQuery({ ...questionsOfFaqs().categories, select: (categories) => packed(categories, id) }),
}

function packed(categories: readonly FaqCategory[], id: string) {
  const found = categories.flatMap(({ faqs }) => faqs).find((each) => each.id === id)
  if (!found) return null
  const { question, answer } = found
  return {
    title: question,
    cited: { citation: `“${question}”` },
    path: paths.faq(id),
    text: answer,
  }
}

/** What their page is by schema.org (FIND-3); nothing without any. @param wordsOf the words of an answer as the page shows them */
export function describeFaqs(categories: readonly FaqCategory[], wordsOf: (html: string) => string): FAQPage[] {
  const faqs = categories.flatMap((category) => category.faqs)
  if (faqs.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      inLanguage: LANGUAGE,
      mainEntity: faqs.map(({ id, question, answer }) => ({
        '@type': 'Question',
        name: plainLine(question),
        url: urlOf(paths.faq(id)),
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(markupOf(answer)) },
      })),
    },
  ]
}
