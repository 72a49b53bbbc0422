import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { EmptyState } from '@/components/states/empty-state'
import { ErrorPanel } from '@/components/states/error-panel'
import { CardsSkeleton } from '@/components/states/skeleton'
import { PageLink, Pagination } from '@/components/ui/pagination'
import { PAGE_SIZE, type Page as RowsPage } from '@/data/page'
import { Page } from './page'

type ListPageProps<Row> = {
  title: string
  description: string
  /** One and many of the rows, as counted above the list: "1 ruling", "7 rulings". */
  nouns: readonly [one: string, many: string]
  /** What failed (spec 8): "Failed to fetch rulings". */
  failed: string
  /** The list has no row at all: "No rulings available". */
  empty: string
  query: UseQueryResult<RowsPage<Row>>
  /** The page that the address asks for. */
  page: number
  card: (row: Row) => ReactNode
}

/** A list that is read a page at a time, in its four states (RUL-1, DEC-1, NEWS-1, LIST-1). */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, description, nouns, page } = props
  const list = useFocusOnChange(page)
  return (
    <Page
      title={page === 1 ? title : `${title}, page ${page}`}
      heading={title}
      description={description}
      lead={description}
    >
      <section
        ref={list}
        tabIndex={-1}
        aria-label={`List of ${nouns[1]}, page ${page}`}
        className="max-w-4xl outline-none"
      >
        <Rows {...props} />
      </section>
    </Page>
  )
}

function Rows<Row extends { id: string }>({ nouns, failed, empty, query, page, card }: ListPageProps<Row>) {
  const { data, error, isPlaceholderData, refetch } = query
  // An empty page that is only kept from the page before says nothing about this one.
  const isLeftOver = isPlaceholderData && data?.rows.length === 0
  if (!data || isLeftOver) {
    if (error) return <ErrorPanel fallback={failed} error={error} onRetry={() => void refetch()} />
    return (
      <div className="min-h-dvh">
        <Count />
        <CardsSkeleton />
      </div>
    )
  }
  const { rows, total } = data
  if (rows.length === 0) return page === 1 ? <EmptyState text={empty} /> : <BeyondTheEnd page={page} />
  const pages = Math.ceil(total / PAGE_SIZE)
  return (
    <>
      <Count>
        {formatCount(total)} {total === 1 ? nouns[0] : nouns[1]}
        {pages > 1 && page <= pages && `, page ${page} of ${formatCount(pages)}`}
      </Count>
      <ul
        aria-busy={isPlaceholderData}
        className={`space-y-4 transition-opacity delay-100 motion-reduce:transition-none ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pages={pages} />
      </div>
    </>
  )
}

const COUNT = new Intl.NumberFormat('en-GB')
const formatCount = (count: number) => COUNT.format(count)

/** How many there are; keeps its line while nobody knows. */
function Count({ children = '\u00a0' }: { children?: ReactNode }) {
  return <p className="mb-4 text-muted">{children}</p>
}

function BeyondTheEnd({ page }: { page: number }) {
  return (
    <EmptyState text={`There is no page ${page} in this list.`}>
      <PageLink page={1} className="link">
        Go to the first page
      </PageLink>
    </EmptyState>
  )
}

/**
 * Puts the focus on the list when another page of it is asked for: the link that was chosen stands below the new rows,
 * or is gone (SHELL-6).
 */
function useFocusOnChange(page: number) {
  const list = useRef<HTMLElement>(null)
  const shown = useRef(page)
  // The focus is the browser's, not React's.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.focus({ preventScroll: true })
  }, [page])
  return list
}
