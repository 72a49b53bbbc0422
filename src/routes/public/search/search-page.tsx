import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/names/paths'
import { EmptyState } from '@/ui/states/empty-state'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { Button } from '@/ui/button'
import { Fold } from '@/ui/fold'
import type { SearchQuestion } from '@/data/search/queries'
import { KINDS } from '@/names/kinds'
import { Page } from '@/routes/public/layout/page'
import { PLACES } from './places'
import { questionsOfSearch, readQuestion } from './questions'
import { SearchResults } from './search-results'
import { TypeFilter } from './type-filter'
import { WaysOn } from './ways-on'

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
      lead={
        <search aria-label="Results" className="block print:hidden">
          <form
            key={query}
            aria-label="Search the guide"
            action={paths.searchForm}
            onSubmit={send}
            className="line-field large-field"
          >
            <input aria-label="Search for" name="q" type="search" defaultValue={query} autoComplete="off" />
            <Button look="solid" type="submit">
              Search
            </Button>
          </form>
        </search>
      }
      rail={
        <>
          {query && <Types {...question} />}
          <Link to={paths.home} className="link mt-3 inline-block py-2 text-sm print:hidden">
            Back to home
          </Link>
        </>
      }
    >
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
      <div className="min-h-[60dvh]">
        {query ? (
          <SearchResults {...question} />
        ) : (
          <div className="needs-scripts">
            <EmptyState text="Enter a search term to begin" />
            <WaysOn />
          </div>
        )}
      </div>
    </Page>
  )
}

/** The types of the hits; on narrow screens behind the name of the chosen one. */
function Types(question: SearchQuestion) {
  const { data } = useQuery(questionsOfSearch(question).hits)
  const { query, type } = question
  if (!data || Object.values(data.counts).every(({ count }) => count === 0)) return null
  return (
    <Fold title={`Type: ${type ? KINDS[type].menu : 'All'}`}>
      <TypeFilter query={query} chosen={type} counts={data.counts} />
    </Fold>
  )
}
