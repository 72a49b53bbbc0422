import { ArrowLeft, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { EmptyState } from '@/components/states/empty-state'
import { Button } from '@/components/ui/button'
import { Page } from '@/routes/public/layout/page'
import { readQuestion } from './read-question'
import { SearchResults } from './search-results'

/** Full search results: the query, the type and the page are in the address (SEARCH-2, SEARCH-3). */
export function Component() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const question = readQuestion(address)
  const { query, type } = question
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (wanted !== query) navigate(paths.search(wanted, type))
  }
  return (
    <Page
      title={query ? `Search: ${query}` : 'Search'}
      heading="Search"
      crumb="Search"
      description="Search the law, regulations, rulings, tax decisions, news and common questions."
    >
      <Link to={paths.home} className="link -mt-4 mb-6 inline-flex items-center gap-1.5 py-1 print:hidden">
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        Back to home
      </Link>
      <search className="block max-w-text print:hidden">
        <form key={query} action={paths.searchForm} onSubmit={send} className="flex flex-wrap gap-3">
          <label htmlFor="search-query" className="sr-only">
            Search for
          </label>
          <input
            id="search-query"
            name="q"
            type="search"
            defaultValue={query}
            autoComplete="off"
            className="h-11 min-w-0 grow basis-40 rounded-lg border border-line-strong bg-raised px-3"
          />
          <Button look="solid" type="submit">
            <Search aria-hidden className="size-4" />
            Search
          </Button>
        </form>
      </search>
      <div className="mt-8 min-h-[60dvh] max-w-4xl">
        {query ? <SearchResults {...question} /> : <EmptyState text="Enter a search term to begin" />}
      </div>
    </Page>
  )
}
