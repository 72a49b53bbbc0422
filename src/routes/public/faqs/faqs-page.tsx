import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/states/empty-state'
import { WithoutScripts } from '@/components/states/without-scripts'
import { SearchField } from '@/components/ui/search-field'
import { type FaqCategory, useFaqCategories } from '@/data/faqs/queries'
import { useHash } from '@/hooks/use-hash'
import { useSearchText } from '@/hooks/use-search-text'
import { cleanQuery } from '@/lib/list-address'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { FaqResults } from './faq-results'
import { FaqSkeleton } from './faq-skeleton'
import { FaqTabs } from './faq-tabs'

const DESCRIPTION =
  'Answers for companies abroad on Israeli VAT: registration, rates, imports, invoices, refunds and filing.'

/** Questions and answers by category, with a search over all of them (FAQ-1, FAQ-2). */
export function Component() {
  return (
    <Page
      title="Frequently Asked Questions"
      description={DESCRIPTION}
      lead="Questions that a company abroad may have about Israeli VAT, and how far our sources answer them."
    >
      <WithoutScripts>
        Searching these questions needs JavaScript; your browser’s own search finds words in all of them.
      </WithoutScripts>
      <Faqs />
    </Page>
  )
}

function Faqs() {
  const { data: categories, error, refetch } = useFaqCategories()
  if (categories && categories.length > 0) return <FaqBrowser categories={categories} />
  if (categories) return <EmptyState text="No questions have been published yet" />
  if (error) return <LoadFailed fallback="Error loading FAQs" error={error} onRetry={() => void refetch()} />
  return <FaqSkeleton />
}

// The skip link's target: it is no question.
const MAIN = '#main'

/** The open tab and the query live in the address: `?category=` or the hash of a question, and `?q=`. */
function FaqBrowser({ categories }: { categories: FaqCategory[] }) {
  const [params, setParams] = useSearchParams()
  const hash = useHash()
  const query = cleanQuery(params.get('q') ?? '')
  const linked = categories.find(({ faqs }) => faqs.some(({ id }) => hash === `#${id}`))
  const selected = linked ?? categories.find(({ id }) => id === params.get('category')) ?? categories[0]
  const isLinkBroken = hash !== '' && hash !== MAIN && !linked

  const show = (search: Record<string, string>, replace: boolean) =>
    setParams(search, { replace, preventScrollReset: true })
  // The questions are all here: nothing needs to wait for the typing to rest.
  const search = useSearchText(query, (q, isSameStep) => show(q ? { q } : {}, isSameStep), 0)
  return (
    <>
      {isLinkBroken && (
        <p role="status" className="mb-6 rounded-lg bg-accent-soft px-4 py-3">
          The question that this link leads to is no longer here. These are the questions there are.
        </p>
      )}
      <search className="block max-w-text print:hidden">
        <SearchField label="Search all questions" {...search} />
      </search>
      {query ? (
        <FaqResults categories={categories} query={query} />
      ) : (
        selected && (
          <FaqTabs categories={categories} selected={selected} onSelect={(category) => show({ category }, true)} />
        )
      )}
    </>
  )
}
