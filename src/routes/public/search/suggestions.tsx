import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { HtmlContent } from '@/components/content/html-content'
import type { SearchHit } from '@/data/search/queries'
import { hitKind } from './hit-kind'

type SuggestionsProps = {
  /** The combobox's id, which those of the list and its options begin with. */
  id: string
  query: string
  isShown: boolean
  hits: SearchHit[]
  /** Whether there is an answer to this very query; a failure counts as one without hits (SEARCH-1). */
  isAnswered: boolean
  /** The chosen option, counted from 0; after the hits comes "View all results". */
  active: number
}

/** The header's dropdown: type, title and marked excerpt of the best hits, and the way to all of them (SEARCH-1). */
export function Suggestions({ id, query, isShown, hits, isAnswered, active }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)

  // The list's scroll position belongs to the browser.
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const said = isAnswered ? `No results found for "${query}"` : 'Searching…'
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: 'block rounded-lg px-3 py-2 hover:bg-accent-soft aria-selected:bg-accent-soft',
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus, or the list would close under the pointer
    <div
      hidden={!isShown}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute end-0 top-full z-10 mt-2 max-h-[calc(100dvh-8rem)] w-full overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-float xl:w-[30rem]"
    >
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {isShown && (hits.length > 0 ? `${hits.length} results, use the arrow keys to choose` : said)}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results">
        {hits.map((hit, index) => (
          <Link key={`${hit.type} ${hit.id}`} to={hit.url} {...option(index)}>
            <span className="text-muted text-sm">{hitKind(hit)}</span>
            <span dir="auto" className="block font-semibold leading-snug">
              {hit.title}
            </span>
            <HtmlContent html={hit.highlight} className="mt-0.5 line-clamp-2 text-muted text-sm" />
          </Link>
        ))}
        {hits.length > 0 && (
          <Link to={paths.search(query)} {...option(hits.length)}>
            <span className="font-semibold text-accent">View all results</span>
          </Link>
        )}
      </div>
    </div>
  )
}
