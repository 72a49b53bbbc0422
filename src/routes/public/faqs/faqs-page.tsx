import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/states/empty-state'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { Fold } from '@/ui/fold'
import { SearchField } from '@/ui/search-field'
import { questionsOfFaqs } from '@/kinds/faq/faq'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { FaqPanels } from './faq-panels'
import { FaqResults } from './faq-results'
import { FaqSkeleton } from './faq-skeleton'
import { FaqTabs } from './faq-tabs'
import { useFaqAddress } from './use-faq-address'

const DESCRIPTION =
  'Answers for companies abroad on Israeli VAT: registration, rates, imports, invoices, refunds and filing.'

/** Questions and answers by category, with a search over all of them (FAQ-1, FAQ-2). */
export function Component() {
  const { data: categories = [], isSuccess, error, refetch } = useQuery(questionsOfFaqs().categories)
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
    if (error) return <LoadFailed fallback="Error loading FAQs" error={error} onRetry={() => void refetch()} />
    return <FaqSkeleton />
  }
  return (
    <Page
      title="Frequently Asked Questions"
      description={DESCRIPTION}
      lead="Questions that a company abroad may have about Israeli VAT, and how far our sources answer them."
      rail={
        selected && (
          <div className="needs-scripts print:hidden">
            <Fold title="Subjects and search">
              <search aria-label="Search questions">
                <SearchField label="Search all questions" placeholder={`Search ${count} questions`} {...search} />
              </search>
              {!query && <FaqTabs categories={categories} selected={selected} onSelect={select} />}
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
