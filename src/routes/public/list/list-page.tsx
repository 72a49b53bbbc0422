import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { byFilter, type ListOption } from '@/data/list-options/queries'
import { answerOf, PAGE_SIZE, type Page as RowsPage } from '@/data/page'
import { filtersOf, type Item, type ListedItem, questionsOfList, shapeOf } from '@/kinds/item'
import { itemAt } from '@/kinds/items'
import { formatCount } from '@/lib/count'
import { listPathOf } from '@/lib/page-number'
import { HAS_FEEDS } from '@/lib/site'
import { KINDS } from '@/names/kinds'
import { countFilters, isNarrowed, type ListAsked, writeListAddress } from '@/names/list-address'
import { paths } from '@/names/paths'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { ByMail } from '@/routes/public/newsletter/by-mail'
import { Button } from '@/ui/button'
import { DocketEntry } from '@/ui/content/docket-entry'
import { FeedLink } from '@/ui/content/feed-link'
import { PackButton } from '@/ui/content/pack-button'
import { useFocusOnChange } from '@/ui/hooks/use-focus-on-change'
import { type ListAddress, useListAddress } from '@/ui/hooks/use-list-address'
import { Pagination, pagesToOffer } from '@/ui/pagination'
import { EmptyState } from '@/ui/states/empty-state'
import { BeyondTheEnd } from '@/ui/states/no-rows'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { Docket, DocketSkeleton } from './docket'
import { FilterRail } from './filter-rail'

type ListProps = {
  item: Item
  query: UseQueryResult<RowsPage<ListedItem>>
  options: Map<string, ListOption[]> | undefined
  list: ListAddress
}

/** A list of rulings, decisions or news (RUL-1, RUL-2, DEC-1, NEWS-1). */
export function Component() {
  const item = itemAt(useLocation().pathname)
  return <ListPage key={item.kind} item={item} />
}

/** A list that is searched, filtered and read a page at a time, in its four states (LIST-1). */
function ListPage({ item }: { item: Item }) {
  const { kind, about, counted, noun, searchHint, hasYears } = item
  const list = useListAddress(shapeOf(item))
  const questions = questionsOfList(item, list.asked)
  const query = useQuery(questions.rows)
  const { data: options } = useQuery({ ...questions.options, select: byFilter })
  const { title } = KINDS[kind]
  const description = `${about}, newest first.`
  const { asked } = list
  const answer = answerOf(query)
  const { pathname } = useLocation()
  const isWritten = listPathOf(pathname) !== pathname
  const rows = useFocusOnChange<HTMLElement>(asked.page, writeListAddress({ ...asked, page: 1 }))
  // The button goes away with what it clears: the focus waits where the rows will be.
  const focusRows = () => rows.current?.focus({ preventScroll: true })
  const clearFilters = () => {
    focusRows()
    list.change('filters', { choices: {}, from: null, to: null })
  }
  const clear = () => {
    focusRows()
    list.clear()
  }
  return (
    <Page
      title={asked.page === 1 ? title : `${title}, page ${asked.page}`}
      heading={title}
      {...(isWritten && { crumb: `Page ${asked.page}` })}
      description={asked.page === 1 ? description : `${description} Page ${asked.page}.`}
      lead={description}
      rail={
        <FilterRail
          noun={noun}
          hint={searchHint}
          title={`Filter ${answer?.rows.length ? countText(answer.total, counted) : noun}`}
          list={list}
          fields={filtersOf(item)}
          hasYears={hasYears}
          options={questions.options}
          canClear={answer?.rows.length !== 0}
          onClear={clearFilters}
        />
      }
    >
      <WithoutScripts>Searching and filtering this list needs JavaScript. The newest stands first.</WithoutScripts>
      <section
        ref={rows}
        tabIndex={-1}
        aria-label={`List of ${counted[1]}, page ${asked.page}`}
        className="outline-none"
      >
        <div className="on-text wide:-mt-5 mb-5 flex flex-wrap items-baseline justify-between gap-x-6 text-ui text-muted print:hidden">
          <Count item={item} query={query} list={list} />
          {HAS_FEEDS && <FeedLink href={paths.feed(kind)}>Follow by feed</FeedLink>}
          <ByMail topics={[{ kinds: [kind], provisions: asked.choices.provision ?? [] }]} className="link" />
        </div>
        <Rows item={item} query={query} options={options} list={list} onClear={clear} />
      </section>
    </Page>
  )
}

function Rows({ item, query, options, list: { asked }, onClear }: ListProps & { onClear: () => void }) {
  const { kind, counted, noun } = item
  const { error, isPlaceholderData } = query
  const answer = answerOf(query)
  if (!answer) {
    if (error) return <LoadFailed fallback={`Failed to fetch ${noun}`} error={error} />
    return <DocketSkeleton />
  }
  if (answer.rows.length === 0) {
    if (asked.page > 1) return <BeyondTheEnd page={asked.page} />
    return isNarrowed(asked) ? (
      <NoMatch noun={noun} asked={asked} onClear={onClear} />
    ) : (
      <EmptyState text={`No ${noun} available`} />
    )
  }
  const { path } = KINDS[kind]
  const pages = Math.ceil(answer.total / PAGE_SIZE)
  const noteOf = (year: string) => {
    const items = options?.get('year')?.find(({ choice }) => choice === year)?.items
    return items && !isNarrowed(asked) ? countText(items, counted) : ''
  }
  const entry = (row: ListedItem) => {
    const { links, ...shown } = item.entry(row)
    return (
      <DocketEntry
        to={paths.item(kind, row.id)}
        isCase={KINDS[kind].isCase}
        date={row.date}
        summary={row.summary}
        provisions={row.provisions}
        urls={row.provision_urls}
        {...shown}
      >
        {links}
        <PackButton items={[paths.item(kind, row.id).slice(1)]} title={shown.name} className="link py-1" />
      </DocketEntry>
    )
  }
  return (
    <>
      <div
        aria-busy={isPlaceholderData}
        className={`transition-opacity delay-100 motion-reduce:transition-none ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        <Docket rows={answer.rows} noun={counted[0]} noteOf={noteOf} entry={entry} />
      </div>
      <div className="mt-9 print:hidden">
        <Pagination page={asked.page} pages={pages} />
        <WithoutScripts>
          {import.meta.env.SSR && <WrittenPages path={path} page={asked.page} pages={pages} />}
        </WithoutScripts>
      </div>
    </>
  )
}

/** The pages of a list at the addresses that the build writes, for readers without scripts (FIND-5). */
function WrittenPages({ path, page, pages }: { path: string; page: number; pages: number }) {
  const others = pagesToOffer(page, pages).filter((offered) => offered !== page)
  return others.map((offered) => (
    <a
      key={offered}
      href={offered === 1 ? path : paths.listPage(path, offered)}
      {...(offered === page + 1 ? { rel: 'next' } : offered === page - 1 ? { rel: 'prev' } : {})}
      className="me-4 inline-block py-1 link"
    >
      Page {offered}
    </a>
  ))
}

/** Says how many there are, or were found (RUL-2); keeps its line while nobody knows. */
function Count({ item, query, list: { asked } }: Omit<ListProps, 'options'>) {
  const answer = answerOf(query)
  const isFound = isNarrowed(asked)
  if (!answer || (answer.rows.length === 0 && (asked.page > 1 || !isFound))) return <p role="status">{'\u00a0'}</p>
  const pages = Math.ceil(answer.total / PAGE_SIZE)
  const place = pages > 1 && asked.page <= pages ? `, page ${asked.page} of ${formatCount(pages)}` : ''
  return (
    // the name of the folded filters tells the number of a whole list
    <p role="status" className={isFound || place ? '' : 'max-wide:sr-only'}>
      {`${countText(answer.total, item.counted)}${isFound ? ' found' : ''}${place}`}
    </p>
  )
}

const countText = (total: number, [one, many]: readonly [string, string]) =>
  `${formatCount(total)} ${total === 1 ? one : many}`

type NoMatchProps = {
  /** Many of the rows: "rulings", "news". */
  noun: string
  asked: ListAsked
  onClear: () => void
}

/** A search or a filter that nothing fulfils: says so, and how to have the whole list back (RUL-2). */
function NoMatch({ noun, asked, onClear }: NoMatchProps) {
  const { q } = asked
  const join = (search: string, filters: string) =>
    [q && search, countFilters(asked) > 0 && filters].filter(Boolean).join(' and ')
  return (
    <EmptyState text={`No ${noun} match ${join(`"${q}"`, 'these filters')}`}>
      <Button look="outline" onClick={onClear}>
        Clear {join('search', 'filters')}
      </Button>
    </EmptyState>
  )
}
