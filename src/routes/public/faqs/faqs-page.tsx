import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { FaqCategory } from '@/data/faqs/queries'
import { questionsOfFaqs } from '@/kinds/faq/faq'
import { foldQuery } from '@/lib/text-match'
import { cleanQuery } from '@/names/list-address'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'
import { useHash } from '@/ui/hooks/use-hash'
import { useSearchText } from '@/ui/hooks/use-search-text'
import { SearchField } from '@/ui/search-field'
import { EmptyState } from '@/ui/states/empty-state'
import { Bar, Loading } from '@/ui/states/skeleton'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { FaqList } from './faq-list'
import { FaqPanels } from './faq-panels'
import { FaqTabs } from './faq-tabs'
import { searchFaqs } from './search-faqs'

const DESCRIPTION =
  'Answers for companies abroad on Israeli VAT: registration, rates, imports, invoices, refunds and filing.'

/** Questions and answers by category, with a search over all of them (FAQ-1, FAQ-2). */
export function Component() {
  const { data: categories = [], isPending, isSuccess, error } = useQuery(questionsOfFaqs().categories)
  const { query, selected, isLinkBroken, select, search } = useFaqAddress(categories)
  const count = categories.reduce((sum, { faqs }) => sum + faqs.length, 0)
  const content = (): ReactNode => {
    if (selected) {
      return query ? (
        <FaqResults categories={categories} query={query} />
      ) : (
        <FaqPanels categories={categories} selected={selected} onSelect={select} />
      )
    }
    if (isSuccess) return <EmptyState text="No questions have been published yet" />
    if (error) return <LoadFailed fallback="Error loading FAQs" error={error} />
    return <FaqSkeleton />
  }
  return (
    <Page
      title="Frequently Asked Questions"
      description={DESCRIPTION}
      lead="Questions that a company abroad may have about Israeli VAT, and how far our sources answer them."
      rail={
        (selected || isPending) && (
          <div className="needs-scripts print:hidden">
            <Fold title="Subjects and search">
              <search aria-label="Search questions">
                <SearchField
                  label="Search all questions"
                  placeholder={`Search ${count || 'all'} questions`}
                  {...search}
                />
              </search>
              {selected && !query && <FaqTabs categories={categories} selected={selected} onSelect={select} />}
            </Fold>
          </div>
        )
      }
    >
      <WithoutScripts>
        Searching these questions needs JavaScript; your browser’s own search finds words in all of them.
      </WithoutScripts>
      {isLinkBroken && (
        <p role="status" className="mb-6 border-line-strong border-s-3 ps-3">
          The question that this link leads to is no longer here. These are the questions there are.
        </p>
      )}
      {content()}
    </Page>
  )
}

/** What a search found in all categories (FAQ-2). */
function FaqResults({ categories, query }: { categories: FaqCategory[]; query: string }) {
  const folded = foldQuery(query)
  const found = useMemo(() => searchFaqs(categories, folded), [categories, folded])
  return (
    <>
      <h2 className="sr-only">Questions found</h2>
      <div role="status" className="on-text mb-4">
        {found.length > 0 ? (
          <p className="text-muted">{found.length === 1 ? '1 question found' : `${found.length} questions found`}</p>
        ) : (
          <>
            <p className="lede">No FAQs found matching "{withHebrew(query)}"</p>
            <p className="mt-2 text-muted">Try using different keywords or check your spelling</p>
          </>
        )}
      </div>
      {found.length > 0 && <FaqList faqs={found} query={folded} />}
    </>
  )
}

/** The shape of a category of questions that is loading. */
function FaqSkeleton() {
  return (
    <Loading>
      <div className="on-text pb-4">
        <Bar className="h-8 w-48" />
      </div>
      <div className="divide-y divide-line border-line border-y">
        {WIDTHS.map((width) => (
          <div key={width} className="hanging py-4">
            <Bar className="h-6 w-4" />
            <Bar className={`h-6 ${width}`} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

const WIDTHS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-7/12', 'w-5/6']

// The skip link's target: it is no question.
const MAIN = '#main'

/**
 * The open category and the query, which live in the address: `?category=` or the hash of a question, and `?q=`. `search` is
 * for SearchField; a broken link names a question that is not there.
 */
function useFaqAddress(categories: readonly FaqCategory[]) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hash = useHash()
  const query = cleanQuery(params.get('q') ?? '')
  const linked = categories.find(({ faqs }) => faqs.some(({ id }) => hash === `#${id}`))
  const selected = linked ?? categories.find(({ id }) => id === params.get('category')) ?? categories[0]

  const show = (search: Record<string, string>, replace: boolean) =>
    navigate({ search: `${new URLSearchParams(search)}` }, { replace, preventScrollReset: true })
  // The questions are all here: nothing needs to wait for the typing to rest.
  const search = useSearchText(query, (q, isSameStep) => show(q ? { q } : {}, isSameStep), 0)
  return {
    query,
    selected,
    isLinkBroken: categories.length > 0 && hash !== '' && hash !== MAIN && !linked,
    select: (category: string) => show({ category }, true),
    search,
  }
}
