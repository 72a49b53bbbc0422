import { ArrowLeft, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { EmptyState } from '@/components/states/empty-state'
import { WithoutScripts } from '@/components/states/without-scripts'
import { Button } from '@/components/ui/button'
import { CONTENT, LAW_NAMES, LAW_TYPES } from '@/lib/content-kinds'
import { Page } from '@/routes/public/layout/page'
import { readQuestion } from './read-question'
import { SearchResults } from './search-results'

/** Where else to look (FIND-5). */
const PLACES = [
  ...LAW_TYPES.map((type) => [paths.law(type), LAW_NAMES[type]] as const),
  ...[CONTENT.ruling, CONTENT.decision, CONTENT.news, CONTENT.faq].map(({ path, title }) => [path, title] as const),
]

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
      <WithoutScripts>
        The search needs JavaScript. Without it, look in the contents of the law and in the lists:{' '}
        {PLACES.map(([path, name]) => (
          <span key={path}>
            <a href={path} className="link">
              {name}
            </a>
            {'; '}
          </span>
        ))}
        your browser finds words within a page.
      </WithoutScripts>
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
        {query ? (
          <SearchResults {...question} />
        ) : (
          <div className="needs-scripts">
            <EmptyState text="Enter a search term to begin" />
          </div>
        )}
      </div>
    </Page>
  )
}
