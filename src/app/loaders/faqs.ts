import { faqCategoriesQuery, faqProvisionsQuery } from '@/data/faqs/queries'
import type { Loader } from './loader'

export const loadFaqs: Loader = (prefetch) => {
  prefetch(faqProvisionsQuery())
  prefetch(faqCategoriesQuery())
}
