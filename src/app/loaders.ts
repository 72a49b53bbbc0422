import type { LoaderFunctionArgs } from 'react-router-dom'
import { lawQuery } from '@/data/chapters/queries'
import { citedSectionsQuery, relatedRulingsQuery } from '@/data/citations/queries'
import { answeredQuestionsQuery } from '@/data/faqs/answered-questions'
import { faqCategoriesQuery, faqProvisionsQuery } from '@/data/faqs/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighboursQuery } from '@/data/neighbours/queries'
import { latestNewsQuery, NEWS_SHAPE, newsPageQuery, newsPostQuery } from '@/data/news/queries'
import { RULINGS_SHAPE, rulingQuery, rulingsPageQuery } from '@/data/rulings/queries'
import { searchQuery } from '@/data/search/queries'
import { sectionContextQuery, sectionQuery } from '@/data/sections/queries'
import { TAX_DECISIONS_SHAPE, taxDecisionQuery, taxDecisionsPageQuery } from '@/data/tax-decisions/queries'
import { vatRatesQuery } from '@/data/vat-rates/queries'
import type { LawType } from '@/lib/content-kinds'
import { type ListShape, readListAddress } from '@/lib/list-address'
import { pageOfAddress } from '@/lib/page-number'
import { readQuestion } from '@/routes/public/search/read-question'
import type { Prefetch } from './prefetch'

const idOf = ({ params }: LoaderFunctionArgs) => params.id ?? ''
const askedOf = ({ request }: LoaderFunctionArgs, shape: ListShape) => {
  const { pathname, searchParams } = new URL(request.url)
  return readListAddress(searchParams, shape, pageOfAddress(pathname, searchParams))
}

/** Starts the queries of a page. */
type Loader = (prefetch: Prefetch, args: LoaderFunctionArgs) => void

export const loadHome: Loader = (prefetch) => {
  prefetch(answeredQuestionsQuery())
  prefetch(latestNewsQuery())
  prefetch(vatRatesQuery())
}

export const loadLaw =
  (type: LawType): Loader =>
  (prefetch) =>
    prefetch(lawQuery(type))

export const loadSection =
  (type: LawType): Loader =>
  (prefetch, { params: { slug = '' } }) => {
    prefetch(sectionQuery(type, slug))
    prefetch(sectionContextQuery(type, slug))
  }

export const loadRulings: Loader = (prefetch, args) => {
  prefetch(rulingsPageQuery(askedOf(args, RULINGS_SHAPE)))
  prefetch(listOptionsQuery('rulings'))
}

export const loadRuling: Loader = (prefetch, args) => {
  prefetch(rulingQuery(idOf(args)))
  prefetch(citedSectionsQuery('ruling', idOf(args)))
  prefetch(neighboursQuery('ruling', idOf(args)))
  prefetch(relatedRulingsQuery(idOf(args)))
}

export const loadDecisions: Loader = (prefetch, args) => {
  prefetch(taxDecisionsPageQuery(askedOf(args, TAX_DECISIONS_SHAPE)))
  prefetch(listOptionsQuery('tax_decisions'))
}

export const loadDecision: Loader = (prefetch, args) => {
  prefetch(taxDecisionQuery(idOf(args)))
  prefetch(citedSectionsQuery('decision', idOf(args)))
  prefetch(neighboursQuery('decision', idOf(args)))
}

export const loadNews: Loader = (prefetch, args) => {
  prefetch(newsPageQuery(askedOf(args, NEWS_SHAPE)))
  prefetch(listOptionsQuery('news'))
}

export const loadNewsPost: Loader = (prefetch, args) => {
  prefetch(newsPostQuery(idOf(args)))
  prefetch(citedSectionsQuery('news', idOf(args)))
  prefetch(neighboursQuery('news', idOf(args)))
}

export const loadFaqs: Loader = (prefetch) => {
  prefetch(faqProvisionsQuery())
  prefetch(faqCategoriesQuery())
}

export const loadSearch: Loader = (prefetch, { request }) => {
  const question = readQuestion(new URL(request.url).searchParams)
  if (question.query) prefetch(searchQuery(question))
}
