import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { answerOf, PAGE_SIZE, type PageAnswer } from '@/data/page'
import { formatCount } from '@/lib/count'
import { useFocusOnChange } from '@/ui/hooks/use-focus-on-change'
import { NoRows } from '@/ui/states/no-rows'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { FetchFailed } from './fetch-failed'
import { Pager } from './pager'

type PagedListProps<Row extends { id: string }> = {
  /** One and many of the rows: "file", "files". */
  nouns: readonly [one: string, many: string]
  /** The id of the part that takes the focus when what had it is gone. */
  id?: string
  query: PageAnswer<Row>
  /** Whether all rows are there at once, and not page by page. */
  isWhole?: boolean
  /** What the address asks for. */
  page: number
  q: string
  /** Names all that the address asks for but the page, where that is more than the search. */
  whole?: string
  /** Whether the list is filtered. */
  isFiltered?: boolean
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
  /** Search and filters, above the rows; null where the list is searched with those around it. */
  tools: ReactNode
  /** In the list's foot: what can be done with the selected rows. */
  bulk?: ReactNode
  /** How many rows are selected, which is announced. */
  selected?: number
  children: (rows: Row[]) => ReactNode
  /** Said beneath the rows. */
  note?: ReactNode
}

/** A page of a list of staff's in its four states, with how many rows there are and the way to the other pages (ADM-4). */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { id, nouns, query, page, q, whole = q, tools, selected = 0 } = props
  const list = useFocusOnChange<HTMLElement>(page, whole)
  const isLoading = !answerOf(query) && !query.error
  useFocusWhenLost(list, query.data?.rows, selected)
  const clear = () => {
    // The button goes away with the message: the focus waits where the whole list will be.
    list.current?.focus({ preventScroll: true })
    props.onClear()
  }
  return (
    <>
      {tools && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow that leaves the search box inside
        <div className={`office-tools ${TOOLS}`} onKeyDown={(event) => goToFirst(event, list.current)}>
          {tools}
          <p className="ms-auto whitespace-nowrap text-muted">
            {isLoading && 'Loading...'}
            <span role="status">
              {countText(props)}
              {selected > 0 && <span className="sr-only">, of which {formatCount(selected)} are selected</span>}
            </span>
          </p>
        </div>
      )}
      <section
        ref={list}
        id={id}
        tabIndex={-1}
        aria-label={`List of ${nouns[1]}`}
        aria-busy={query.isPlaceholderData}
        className="flex min-w-0 flex-1 flex-col outline-none"
      >
        <Rows {...props} onClear={clear} />
      </section>
    </>
  )
}

/** Where a row is gone that had the focus, the question about it, or a button of the selection, the list takes it at once. */
function useFocusWhenLost(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[] | undefined,
  selected: number,
): void {
  const before = useRef({ rows, selected })

  useEffect(() => {
    const isGone = before.current.rows?.some(({ id: gone }) => !rows?.some(({ id }) => id === gone))
    const isOther = isGone || selected !== before.current.selected
    before.current = { rows, selected }
    if (isOther && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [list, rows, selected])
}

/** A line that is scrolled where the window is narrow. */
const TOOLS =
  'relative flex min-h-12 flex-none items-center gap-2 overflow-x-auto border-line border-b bg-paper py-2 ps-margin pe-inset'

/** The arrow down leads from the search box to the first row (STAFF-2). */
function goToFirst(event: React.KeyboardEvent, list: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' || !(event.target instanceof Element) || !event.target.matches('[type=search]')) return
  const first = list?.querySelector<HTMLElement>('.whole-row, li > a')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** What is announced: how many rows the list has, or how many were found. */
function countText<Row extends { id: string }>(list: PagedListProps<Row>): string | null {
  const { query, page, q, isFiltered = false } = list
  const data = answerOf(query)
  const [one, many] = list.nouns
  if (!data) return null
  const isNarrowed = q !== '' || isFiltered
  if (data.rows.length === 0 && (page > 1 || !isNarrowed)) return null
  return `${formatCount(data.total)} ${data.total === 1 ? one : many}${isNarrowed ? ' found' : ''}`
}

function Rows<Row extends { id: string }>(props: PagedListProps<Row>) {
  const { query, page, q, pageName = 'page', empty, isFiltered, onClear, children, note, bulk } = props
  const [, many] = props.nouns
  const { failed = `Failed to fetch ${many}`, noMatch = `No ${many} match ${q ? `"${q}"` : 'these filters'}` } = props
  const data = answerOf(query)
  if (!data) {
    return (
      <div className="office-inset">
        {query.error ? <FetchFailed what={failed} query={query} /> : <RowsSkeleton rows={3} />}
      </div>
    )
  }
  if (data.rows.length === 0) {
    return (
      <div className="office-inset">
        <NoRows
          page={page}
          q={q || (isFiltered ? 'filters' : '')}
          empty={empty}
          noMatch={noMatch}
          onClear={onClear}
          name={pageName}
        />
      </div>
    )
  }
  return (
    <>
      {children(data.rows)}
      {note}
      {!props.isWhole && (data.total > PAGE_SIZE || bulk) && (
        <div className={`office-foot sticky bottom-0 z-10 ${bulk ? 'office-bulk' : ''}`}>
          {bulk}
          <Pager page={page} total={data.total} turn={pageName} className={bulk ? 'max-md:hidden' : ''} />
        </div>
      )}
    </>
  )
}
