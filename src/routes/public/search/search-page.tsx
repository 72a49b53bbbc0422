import { ArrowLeft, Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { EmptyState } from '@/components/states/empty-state'
import { ErrorPanel } from '@/components/states/error-panel'
import { CardsSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { RESULTS_PER_PAGE, useSearch } from '@/data/search/queries'
import { pageOf } from '@/lib/page-number'
import { Page } from '../layout/page'
import { SearchHits } from './search-hits'

/** Full search results: the query and the page are in the address (SEARCH-2). */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const query = (address.get('q') ?? '').trim()
  const send = (form: FormData) => setAddress({ q: String(form.get('q') ?? '').trim() })
  return (
    <Page
      title={query ? `Search: ${query}` : 'Search'}
      heading="Search"
      crumb="Search"
      description="Search the law, regulations, rulings, tax decisions, news and common questions."
    >
      <Link to={paths.home} className="link -mt-4 mb-6 inline-flex items-center gap-1.5 py-1">
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        Back to home
      </Link>
      <search className="block max-w-text">
        <form key={query} action={send} className="flex gap-3">
          <label htmlFor="search-query" className="sr-only">
            Search the site
          </label>
          <input
            id="search-query"
            name="q"
            type="search"
            defaultValue={query}
            autoComplete="off"
            className="h-11 w-full min-w-0 rounded-lg border border-line-strong bg-raised px-3"
          />
          <Button look="solid" type="submit">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </form>
      </search>
      <div className="mt-8 min-h-[60dvh] max-w-4xl">
        {query ? <Results query={query} page={pageOf(address)} /> : <EmptyState text="Enter a search term to begin" />}
      </div>
    </Page>
  )
}

function Results({ query, page }: { query: string; page: number }) {
  const { data, error, refetch, isPlaceholderData } = useSearch(query, page)
  if (error) {
    return <ErrorPanel fallback="An error occurred while searching" error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <CardsSkeleton cards={3} />
  if (data.total === 0) {
    return (
      <EmptyState text={`No results found for "${query}"`}>
        <p>Try different keywords or check your spelling.</p>
      </EmptyState>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
      <p role="status" className="mb-4 text-muted">
        Found {data.more && 'more than '}
        {data.total} results for "{query}"
      </p>
      {data.suggestion && (
        <p className="mb-4">
          Did you mean{' '}
          <Link to={paths.search(data.suggestion)} className="link font-semibold">
            {data.suggestion}
          </Link>
          ?
        </p>
      )}
      <SearchHits hits={data.results} />
      <div className="mt-8">
        <Pagination page={page} pages={Math.ceil(data.total / RESULTS_PER_PAGE)} />
      </div>
    </div>
  )
}
