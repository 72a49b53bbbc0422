import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NoRows } from '@/components/states/no-rows'
import { RowsSkeleton } from '@/components/states/skeleton'
import { Pagination } from '@/components/ui/pagination'
import { answerOf, PAGE_SIZE, type Page } from '@/data/page'
import { useFocusOnChange } from '@/hooks/use-focus-on-change'
import { formatCount } from '@/lib/count'
import { FetchFailed } from './fetch-failed'
import { useFocusWhenGone } from './use-focus-when-gone'

type PagedListProps<Row extends { id: string }> = {
  /** One and many of the rows: "file", "files". */
  nouns: readonly [one: string, many: string]
  query: UseQueryResult<Page<Row>>
  /** What the address asks for. */
  page: number
  q: string
  /** Names all that the address asks for but the page, where that is more than the search. */
  whole?: string
  /** What the page is called in the address. */
  pageName?: string
  /** Said when the list cannot be read, where it is not "Failed to fetch" and the noun. */
  failed?: string
  /** Said of a list that has no row at all. */
  empty: string
  /** Said when the search found nothing, where it is more than that. */
  noMatch?: string
  /** Ends the search. */
  onClear: () => void
  /** A row as an item of the list. `onRemoved` is to be told when it is about to go. */
  children: (row: Row, onRemoved: (id: string) => void) => ReactNode
  /** Said beneath the rows. */
  note?: ReactNode
}

/** A page of a list of staff's in its four states, with how many rows there are and the way to the other pages (ADM-4). */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { nouns, query, page, q, whole = q } = props
  const list = useFocusOnChange<HTMLElement>(page, whole)
  const onRemoved = useFocusWhenGone(query.data?.rows ?? NONE, list)
  const clear = () => {
    // The button goes away with the message: the focus waits where the whole list will be.
    list.current?.focus({ preventScroll: true })
    props.onClear()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={`List of ${nouns[1]}`} className="outline-none">
      <p role="status" className="mb-3 text-muted empty:mb-0">
        {statusText(props)}
      </p>
      <Rows {...props} onClear={clear} onRemoved={onRemoved} />
    </section>
  )
}

const NONE: never[] = []

/** What is announced: that the list is on its way, then how many rows it has or how many were found. */
function statusText<Row extends { id: string }>(list: PagedListProps<Row>): string | null {
  const { query, page, q } = list
  const data = answerOf(query)
  const [one, many] = list.nouns
  if (!data) return query.error ? null : 'Loading...'
  if (data.rows.length === 0 && (page > 1 || q === '')) return null
  return `${formatCount(data.total)} ${data.total === 1 ? one : many}${q && ' found'}`
}

type RowsProps<Row extends { id: string }> = PagedListProps<Row> & { onRemoved: (id: string) => void }

function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  const { query, page, q, pageName = 'page', empty, onClear, children, note, onRemoved } = props
  const [, many] = props.nouns
  const { failed = `Failed to fetch ${many}`, noMatch = `No ${many} match "${q}"` } = props
  const data = answerOf(query)
  if (!data) {
    if (query.error) return <FetchFailed what={failed} query={query} />
    return (
      // The line above says it to everybody.
      <div aria-hidden>
        <RowsSkeleton rows={3} />
      </div>
    )
  }
  if (data.rows.length === 0) {
    return <NoRows page={page} q={q} empty={empty} noMatch={noMatch} onClear={onClear} name={pageName} />
  }
  return (
    <>
      <ul aria-busy={query.isPlaceholderData} className="card divide-y divide-line">
        {data.rows.map((row) => children(row, onRemoved))}
      </ul>
      {note}
      <div className="mt-6">
        <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} name={pageName} />
      </div>
    </>
  )
}
