import { Link } from 'react-router-dom'
import { HtmlContent } from '@/texts/html-content'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Contained } from '@/ui/states/contained'
import type { SearchHit } from '@/data/search/queries'
import { withFoundWords } from '@/texts/found-words-in'
import { markupOf } from '@/texts/html-text'
import { hitKind } from './hit-kind'

/** In the margin, so high that the line above the title keeps its own height. A year is said above the title, too. */
const MARK = 'col-1 row-[1/span_2] pt-1.5'

/** Hits of a search: type, title as link, and the excerpt with its matches marked (SEARCH-3). */
export function SearchHits({ hits, query }: { hits: SearchHit[]; query: string }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={`${hit.type} ${hit.id}`} className="hanging border-line border-t py-4.5">
          <Contained what="This result">
            <p className="gloss row-1">{hitKind(hit)}</p>
            {hit.type === 'law' ? (
              <span aria-hidden className={`font-display text-[1.4rem]/[1.1] text-law ${MARK}`}>
                §
              </span>
            ) : (
              <span aria-hidden className={`text-muted text-sm/normal max-wide:hidden ${MARK}`}>
                {hit.date?.slice(0, 4)}
              </span>
            )}
            <div className="col-2 min-w-0">
              <h2 dir="auto" className="font-serif text-[1.3rem] leading-snug">
                <Link to={withFoundWords(hit.url, markupOf(hit.highlight), query)} className="quiet-link">
                  {withHebrew(hit.title)}
                </Link>
              </h2>
              <HtmlContent text={hit.highlight} className="mt-1 text-muted" />
            </div>
          </Contained>
        </li>
      ))}
    </ul>
  )
}
