import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@/app/paths'
import { FeedLink } from '@/components/content/feed-link'
import { Contained } from '@/components/states/contained'
import { EmptyState } from '@/components/states/empty-state'
import { BeyondTheEnd } from '@/components/states/no-rows'
import { RowsSkeleton } from '@/components/states/skeleton'
import { WithoutScripts } from '@/components/states/without-scripts'
import { Pagination } from '@/components/ui/pagination'
import { answerOf, PAGE_SIZE, type Page as RowsPage } from '@/data/page'
import { useFocusOnChange } from '@/hooks/use-focus-on-change'
import type { ListAddress } from '@/hooks/use-list-address'
import { CONTENT } from '@/lib/content-kinds'
import { formatCount } from '@/lib/count'
import type { FeedKind } from '@/lib/feed-kinds'
import { isNarrowed, writeListAddress } from '@/lib/list-address'
import { HAS_FEEDS } from '@/lib/site'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { FilterBar } from './filter-bar'
import type { ListFilters } from './filters'
import { NoMatch } from './no-match'

type ListPageProps<Row> = {
  /** What is listed. */
  kind: FeedKind
  description: string
  /** One and many of the rows, as counted above the list: "1 ruling", "7 rulings". */
  nouns: readonly [one: string, many: string]
  /** What is searched: "rulings", "news". */
  noun: string
  /** What failed (spec 8): "Failed to fetch rulings". */
  failed: string
  /** The list has no row at all: "No rulings available". */
  empty: string
  query: UseQueryResult<RowsPage<Row>>
  /** What the address asks for. */
  list: ListAddress
  filters: ListFilters
  card: (row: Row) => ReactNode
}

/** A list that is searched, filtered and read a page at a time, in its four states (RUL-1, RUL-2, DEC-1, NEWS-1, LIST-1). */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { kind, description, noun, nouns, list, filters } = props
  const { title } = CONTENT[kind]
  const { asked } = list
  const rows = useFocusOnChange<HTMLElement>(asked.page, writeListAddress({ ...asked, page: 1 }))
  const clear = () => {
    // The button goes away with the message: the focus waits where the whole list will be.
    rows.current?.focus({ preventScroll: true })
    list.clear()
  }
  return (
    <Page
      title={asked.page === 1 ? title : `${title}, page ${asked.page}`}
      heading={title}
      description={description}
      lead={description}
    >
      <WithoutScripts>Searching and filtering this list needs JavaScript. The newest stands first.</WithoutScripts>
      <FilterBar label={`Search ${noun}`} list={list} filters={filters} />
      <section
        ref={rows}
        tabIndex={-1}
        aria-label={`List of ${nouns[1]}, page ${asked.page}`}
        className="min-h-[60dvh] max-w-4xl outline-none"
      >
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 text-muted">
          <Count {...props} />
          {HAS_FEEDS && <FeedLink href={paths.feed(kind)}>Follow by feed</FeedLink>}
        </div>
        <Rows {...props} onClear={clear} />
      </section>
    </Page>
  )
}

function Rows<Row extends { id: string }>(props: ListPageProps<Row> & { onClear: () => void }) {
  const { noun, nouns, failed, empty, query, list, card, onClear } = props
  const { asked } = list
  const { error, isPlaceholderData, refetch } = query
  const answer = answerOf(query)
  if (!answer) {
    if (error) return <LoadFailed fallback={failed} error={error} onRetry={() => void refetch()} />
    return (
      <div className="min-h-dvh">
        <RowsSkeleton />
      </div>
    )
  }
  if (answer.rows.length === 0) {
    if (asked.page > 1) return <BeyondTheEnd page={asked.page} />
    return isNarrowed(asked) ? <NoMatch noun={noun} asked={asked} onClear={onClear} /> : <EmptyState text={empty} />
  }
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={`space-y-4 transition-opacity delay-100 motion-reduce:transition-none ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {answer.rows.map((row) => (
          <li key={row.id}>
            <Contained what={`This ${nouns[0]}`}>{card(row)}</Contained>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={asked.page} pages={Math.ceil(answer.total / PAGE_SIZE)} />
      </div>
    </>
  )
}

/** Says how many there are, or were found (RUL-2); keeps its line while nobody knows. */
function Count<Row extends { id: string }>({ query, list, nouns }: ListPageProps<Row>) {
  const { asked } = list
  const answer = answerOf(query)
  const isKnown = answer && (answer.rows.length > 0 || (asked.page === 1 && isNarrowed(asked)))
  return <p role="status">{isKnown ? countText(answer.total, asked.page, nouns, isNarrowed(asked)) : '\u00a0'}</p>
}

function countText(total: number, page: number, [one, many]: ListPageProps<never>['nouns'], isFound: boolean): string {
  const pages = Math.ceil(total / PAGE_SIZE)
  const place = pages > 1 && page <= pages ? `, page ${page} of ${formatCount(pages)}` : ''
  return `${formatCount(total)} ${total === 1 ? one : many}${isFound ? ' found' : ''}${place}`
}
