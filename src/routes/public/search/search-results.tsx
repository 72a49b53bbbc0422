import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { isNoText, type SearchAnswer, type SearchHit } from '@/data/search/answer'
import { RESULTS_PER_PAGE, type SearchQuestion } from '@/data/search/queries'
import { countVainSearch } from '@/data/search/submit'
import { formatCount } from '@/lib/count'
import { numbersOf } from '@/lib/section-number'
import { paths } from '@/names/paths'
import { SIGNS } from '@/names/provisions'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { withFoundWords } from '@/texts/found-words-in'
import { HtmlContent } from '@/texts/html-content'
import { markupOf } from '@/texts/html-text'
import { PackButton } from '@/ui/content/pack-button'
import { ProvisionSign } from '@/ui/content/provision-sign'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useFocusOnChange } from '@/ui/hooks/use-focus-on-change'
import { PageLink, Pagination } from '@/ui/pagination'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { Answers } from './answer'
import { hitKind, hitProvision } from './hit-kind'
import { hasYears, questionsOfSearch } from './questions'
import { WaysOn } from './ways-on'

/** What a search found, in its four states (SEARCH-2). */
export function SearchResults(question: SearchQuestion) {
  const { type, from, to, page } = question
  const { data, error, isPlaceholderData } = useQuery(questionsOfSearch(question).hits)
  const box = useFocusOnChange<HTMLElement>(`${type} ${page}`, `${from} ${to}`)
  const isNew = !data || (isPlaceholderData && data.results.length === 0)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Results"
      aria-busy={isPlaceholderData}
      className={`outline-none transition-opacity delay-100 motion-reduce:transition-none ${isPlaceholderData && !isNew ? 'opacity-50' : ''}`}
    >
      {error && <LoadFailed fallback="An error occurred while searching" error={error} />}
      {!error && isNew && <RowsSkeleton rows={3} />}
      {!error && data && !isNew && <Found {...question} answer={data} />}
    </section>
  )
}

function Found({ answer, ...question }: SearchQuestion & { answer: SearchAnswer }) {
  const { query, page } = question
  const { answers, results, total, counts, corrected } = answer
  const pages = Math.ceil(total.count / RESULTS_PER_PAGE)
  const isAnyFound = Object.values(counts).some(({ count }) => count > 0)
  if (!isAnyFound && answers.length === 0 && !hasYears(question)) return <NothingFound query={query} />
  const others = answers.filter(isNoText).length
  const count = total.count + others
  const number = `${total.more ? 'more than ' : ''}${formatCount(count)} ${count === 1 ? 'result' : 'results'}`
  const place = pages > 1 && page <= pages ? `, page ${page} of ${formatCount(pages)}` : ''
  const found = `Found ${number} for "${query}"${place}`
  return (
    <>
      {page === 1 && <Answers answers={answers} />}
      <p role="status" className="on-text border-part border-t py-3 text-muted">
        {/* an element for each: words of its own would be left behind in a translated page */}
        <span key={found}>{withHebrew(found)}</span>
      </p>
      <Including corrected={corrected} />
      {results.length === 0 && (page > 1 || others === 0) && <NoneHere {...question} total={total.count} />}
      <SearchHits hits={results} query={query} />
      <Pagination page={page} pages={pages} />
    </>
  )
}

/** Other types, other years or other pages have hits. */
function NoneHere({ total, ...question }: SearchQuestion & { total: number }) {
  const { query, type } = question
  const narrowed = [type && 'this type', hasYears(question) && 'these years'].filter(Boolean).join(' and ')
  return (
    <EmptyState text={total > 0 ? 'There is no such page of these results.' : `No results of ${narrowed}.`}>
      {total > 0 ? (
        <PageLink page={1} className="link">
          Go to the first page
        </PageLink>
      ) : (
        <Link to={paths.search(query)} className="link">
          Show all results
        </Link>
      )}
    </EmptyState>
  )
}

function NothingFound({ query }: { query: string }) {
  // The count is the database's: what was sent, and not each word that the box asked for while it was typed (SEARCH-9).
  useEffect(() => {
    countVainSearch(query).catch((error: unknown) => console.error('Counting a search in vain failed', error))
  }, [query])
  return (
    <>
      <div role="status">
        <EmptyState text={`No results found for "${query}"`}>
          <p>Try different keywords or check your spelling.</p>
        </EmptyState>
      </div>
      <WaysOn />
    </>
  )
}

/** What else was looked for, and the way to what is found without it (SEARCH-8). */
function Including({ corrected }: Pick<SearchAnswer, 'corrected'>) {
  if (!corrected) return null
  return (
    <p className="on-text pb-3">
      Including <em>{withHebrew(corrected.meant)}</em>. Only{' '}
      <Link to={paths.search(corrected.exactly)} className="link">
        <em>{withHebrew(corrected.typed)}</em>
      </Link>
      ?
    </p>
  )
}

/** A hit as a pack holds it. */
const packItem = ({ type, url, slug }: SearchHit) =>
  type === 'law' ? url.slice(1).replace(/#.*/, `/${slug}`) : url.slice(1).replace('#', '/')

/** In the margin, so high that the line above the title keeps its own height. A year is said above the title, too. */
const MARK = 'col-1 row-[1/span_2] pt-1.5'

/** Hits of a search: type, title as link, and the excerpt with its matches marked (SEARCH-3). */
function SearchHits({ hits, query }: { hits: SearchHit[]; query: string }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={`${hit.type} ${hit.id}`} className="hanging border-line border-t py-4.5">
          <Contained what="This result">
            <p className="gloss row-1">{hitKind(hit)}</p>
            {hitProvision(hit) === 'section' && numbersOf(hit.title).length > 0 ? (
              <span aria-hidden className={`font-display text-[1.4rem]/[1.1] text-law ${MARK}`}>
                {SIGNS.section}
              </span>
            ) : (
              <span aria-hidden className={`text-muted text-sm/normal max-wide:hidden ${MARK}`}>
                {hit.date?.slice(0, 4)}
              </span>
            )}
            <div className="col-2 min-w-0">
              <h2 dir="auto" className="font-serif text-[1.3rem] leading-snug">
                <Link to={withFoundWords(hit.url, markupOf(hit.highlight), query)} className="quiet-link">
                  <ProvisionSign of={hitProvision(hit) ?? 'section'} title={hit.title} />
                  {withHebrew(hit.title)}
                </Link>
              </h2>
              <HtmlContent text={hit.highlight} className="mt-1 text-muted" />
              <p className="mt-1 flex gap-x-5 text-ui print:hidden">
                <PackButton items={[packItem(hit)]} title={hit.title} className="link py-1" />
              </p>
            </div>
          </Contained>
        </li>
      ))}
    </ul>
  )
}
