import { queryOptions } from '@tanstack/react-query'
import { ask, askRow, send } from '@/data/ask'
import { textLinks } from '@/data/citations/links'
import { publicClient } from '@/data/public-client'
import { asStored } from '@/texts/html-text'

const COLUMNS = 'id, name, faqs(id, question, answer)' as const

/** All categories with their enabled FAQs and the links of these, both in order, in one round trip (FAQ-1). */
export const faqCategoriesQuery = () =>
  queryOptions({
    queryKey: ['faq_categories', 'with-faqs'],
    queryFn: async ({ signal }) => {
      const categories = ask(
        (await publicClient())
          .from('faq_categories')
          .select(COLUMNS)
          .order('order')
          .order('id')
          .eq('faqs.is_enabled', true)
          .order('order', { referencedTable: 'faqs' })
          .order('id', { referencedTable: 'faqs' }),
        signal,
      )
      const [data, links] = await Promise.all([categories, textLinks('faq', signal)])
      return data.map((category) => ({
        ...category,
        faqs: category.faqs.map((faq) => ({ ...faq, answer: asStored(faq.answer, links[faq.id]) })),
      }))
    },
  })

/** What stands beside a question: how often it was opened, and what ProvisionLinks takes. */
export type FaqFacts = { views: number; provisions: string[]; urls: string[] }

/** The provisions that each FAQ cites, and its views (FAQ-3). */
export const faqFactsQuery = () =>
  queryOptions({
    queryKey: ['faq_categories', 'facts'],
    queryFn: async ({ signal }) => ask((await publicClient()).rpc('get_faq_facts'), signal),
  })

type FactRows = Awaited<ReturnType<NonNullable<ReturnType<typeof faqFactsQuery>['queryFn']>>>

/** Those facts by the FAQ's id. */
export const byFaq = (rows: FactRows): Map<string, FaqFacts> =>
  new Map(
    rows.map(({ id, provisions, provision_urls, view_count }) => [
      id,
      { views: view_count, provisions, urls: provision_urls },
    ]),
  )

type Categories = Awaited<ReturnType<NonNullable<ReturnType<typeof faqCategoriesQuery>['queryFn']>>>
export type FaqCategory = Categories[number]
export type Faq = FaqCategory['faqs'][number]

/** Counts that a reader opened an FAQ (FAQ-3). Throws AppError; callers log it and never make a reader wait. */
export async function countFaqView(faqId: string): Promise<void> {
  await send((await publicClient()).rpc('increment_faq_view_count', { faq_id: faqId }))
}

/** How many readers found an FAQ helpful and how many did not (FAQ-3). */
export const faqFeedbackQuery = (faqId: string) =>
  queryOptions({
    queryKey: ['faq_feedback', 'counts', faqId],
    queryFn: async ({ signal }) =>
      askRow((await publicClient()).rpc('get_faq_feedback_counts', { faq_id: faqId }), signal),
  })
