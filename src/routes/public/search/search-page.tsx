import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { HitCount, SearchAnswer } from '@/data/search/answer'
import type { SearchQuestion } from '@/data/search/queries'
import { formatCount } from '@/lib/count'
import { CONTENT_KINDS, type ContentKind, KINDS } from '@/names/kinds'
import type { Years } from '@/names/list-address'
import { paths } from '@/names/paths'
import { Page } from '@/routes/public/layout/page'
import { Button } from '@/ui/button'
import { YearRange } from '@/ui/filters'
import { Fold } from '@/ui/fold'
import { Form } from '@/ui/form'
import { useSameStep } from '@/ui/hooks/use-list-address'
import { useStateOf } from '@/ui/hooks/use-state-of'
import { EmptyState } from '@/ui/states/empty-state'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { PLACES } from './places'
import { hasYears, questionsOfSearch, readQuestion, yearsInWords } from './questions'
import { SearchResults } from './search-results'
import { WaysOn } from './ways-on'

/** Full search results: the query, the type and the page are in the address (SEARCH-2, SEARCH-3). */
export function Component() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const question = readQuestion(address)
  const { query, type, from, to } = question
  const [typed, setTyped] = useStateOf(query, query)
  const send = () => {
    const wanted = typed.trim()
    if (wanted !== query) navigate(paths.search(wanted, { type, from, to }))
  }
  return (
    <Page
      title={query ? `Search: ${query}` : 'Search'}
      heading="Search"
      crumb="Search"
      description="Search the law, regulations, rulings, tax decisions, news and common questions."
      lead={
        <search aria-label="Results" className="block print:hidden">
          <Form
            aria-label="Search the guide"
            method="get"
            action={paths.searchForm}
            onSend={send}
            className="line-field large-field"
          >
            <input
              aria-label="Search for"
              name="q"
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button look="solid" type="submit">
              Search
            </Button>
          </Form>
        </search>
      }
      rail={
        <>
          {query && <Filters {...question} />}
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
      {query ? (
        <SearchResults {...question} />
      ) : (
        <div className="needs-scripts">
          <EmptyState text="Enter a search term to begin" />
          <WaysOn />
        </div>
      )}
    </Page>
  )
}

/** The types and the years of the hits; on narrow screens behind what is chosen. */
function Filters(question: SearchQuestion) {
  const { data, isError } = useQuery(questionsOfSearch(question).hits)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isSameStep = useSameStep()
  const { query, type, from, to } = question
  const narrow = (end: keyof Years, year: number | null) => {
    const next = paths.search(query, { type, from, to, [end]: year })
    const asked = new URLSearchParams(next.slice(next.indexOf('?')))
    const replace = isSameStep(end, address.toString(), asked.toString())
    navigate(next, { replace, preventScrollReset: true })
  }
  const isEmpty = data ? Object.values(data.counts).every(({ count }) => count === 0) : isError
  // Its place is kept while the answer is awaited, and where there is nothing to choose then (FAST-3).
  if (isEmpty && !hasYears(question)) return <div className="h-12 wide:hidden" />
  const years = Object.entries(data?.years ?? {})
  return (
    <Fold title={`Type: ${type ? KINDS[type].menu : 'All'}${hasYears(question) ? `, ${yearsInWords(question)}` : ''}`}>
      {data && <TypeFilter {...question} counts={data.counts} />}
      {(years.length > 1 || hasYears(question)) && (
        <div className="print:hidden">
          <YearRange
            from={from}
            to={to}
            options={years.toReversed().map(([year, items]) => ({ year, items }))}
            onChange={narrow}
          />
        </div>
      )}
    </Fold>
  )
}

type TypeFilterProps = SearchQuestion & { counts: SearchAnswer['counts'] }

const NONE: HitCount = { count: 0, more: false }

/** Narrows the results to one type, each with how many there are (SEARCH-3); a type without any is left out. */
function TypeFilter({ query, type: chosen, from, to, counts }: TypeFilterProps) {
  const countOf = (type: ContentKind) => counts[type] ?? NONE
  const types = CONTENT_KINDS.filter((type) => countOf(type).count > 0 || type === chosen)
  const all = CONTENT_KINDS.map(countOf)
  const sum = { count: all.reduce((total, { count }) => total + count, 0), more: all.some(({ more }) => more) }
  return (
    <nav aria-label="Type of result" className="print:hidden">
      <ul className="text-ui">
        <Choice to={paths.search(query, { from, to })} label="All" hits={sum} isChosen={chosen === null} />
        {types.map((type) => (
          <Choice
            key={type}
            to={paths.search(query, { type, from, to })}
            label={KINDS[type].menu}
            hits={countOf(type)}
            isChosen={chosen === type}
          />
        ))}
      </ul>
    </nav>
  )
}

const CHOICE = 'quiet-link flex min-h-11 items-center justify-between wide:min-h-9'

function Choice({ to, label, hits, isChosen }: { to: string; label: string; hits: HitCount; isChosen: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'page' : undefined}
        className={`${CHOICE} ${isChosen ? 'border-ink border-s-2 ps-3.5 font-semibold' : 'ps-4'}`}
      >
        {label}
        <span className="text-muted tabular-nums">{formatCount(hits.count) + (hits.more ? '+' : '')}</span>
      </Link>
    </li>
  )
}
