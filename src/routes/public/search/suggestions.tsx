import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SearchHit } from '@/data/search/queries'
import { paths } from '@/names/paths'
import type { SitePage } from '@/names/site-pages'
import { HtmlContent } from '@/texts/html-content'
import { withHebrew } from '@/ui/content/with-hebrew'
import { hitKind } from './hit-kind'

type SuggestionsProps = {
  /** The combobox's id, which those of the list and its options begin with. */
  id: string
  query: string
  /** Pages of the site, before the hits. */
  pages: SitePage[]
  hits: SearchHit[]
  /** Whether there is an answer to this very query; a failure counts as one without hits (SEARCH-1). */
  isAnswered: boolean
  /** The chosen option, counted from 0; after pages and hits comes "View all results". */
  active: number
}

/** The chosen one is told by its line too, which forced colours keep. */
const OPTION =
  '-outline-offset-2 block border-line border-t px-3.5 py-2.5 outline-ink hover:bg-accent-soft aria-selected:bg-accent-soft aria-selected:outline-2'

/** The box's dropdown: type, title and marked excerpt of the best hits, and the way to all of them (SEARCH-1). */
export function Suggestions({ id, query, pages, hits, isAnswered, active }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const found = pages.length + hits.length

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
    className: OPTION,
  })
  return (
    // In the header it is wider than its field, whose line ends other panels.
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus, or the list would close under the pointer
    <div onMouseDown={(event) => event.preventDefault()} className="suggestions wide:in-[header]:border-t">
      <p role="status" className={found > 0 ? 'sr-only' : 'p-3 text-muted'}>
        {found > 0 ? `${found} results, use the arrow keys to choose` : withHebrew(said)}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results">
        {pages.map(({ url, title }, index) => (
          <Link key={url} to={url} {...option(index)}>
            <span className="text-muted text-sm">Page</span>
            <span className="block font-serif text-lg leading-snug">{title}</span>
          </Link>
        ))}
        {hits.map((hit, index) => (
          <Link key={`${hit.type} ${hit.id}`} to={hit.url} {...option(pages.length + index)}>
            <span className="text-muted text-sm">{hitKind(hit)}</span>
            <span dir="auto" className="block font-serif text-lg leading-snug">
              {withHebrew(hit.title)}
            </span>
            <HtmlContent text={hit.highlight} className="line-clamp-2 text-muted text-sm" />
          </Link>
        ))}
        {found > 0 && (
          <Link to={paths.search(query)} {...option(found)}>
            <span className="font-semibold">View all results</span>
          </Link>
        )}
      </div>
    </div>
  )
}
