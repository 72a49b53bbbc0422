import { Link } from 'react-router-dom'
import { HtmlContent } from '@/texts/html-content'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Contained } from '@/ui/states/contained'
import type { SearchHit } from '@/data/search/queries'
import { withFoundWords } from '@/texts/found-words-in'
import { hitKind } from './hit-kind'

/** Hits of a search: type, title as link, and the excerpt with its matches marked (SEARCH-3). */
export function SearchHits({ hits, query }: { hits: SearchHit[]; query: string }) {
  return (
    <ul>
      {hits.map((hit) => (
        <li key={`${hit.type} ${hit.id}`} className="hit hanging">
          <Contained what="This result">
            <p className="gloss">{hitKind(hit)}</p>
            {hit.type === 'law' ? (
              <span aria-hidden className="sign">
                §
              </span>
            ) : (
              <span aria-hidden>{hit.date?.slice(0, 4)}</span>
            )}
            <div className="min-w-0">
              <h2 dir="auto" className="font-serif text-[1.3rem] leading-snug">
                <Link to={withFoundWords(hit.url, hit.highlight, query)} className="quiet-link">
                  {withHebrew(hit.title)}
                </Link>
              </h2>
              <HtmlContent html={hit.highlight} className="mt-1 text-muted" />
            </div>
          </Contained>
        </li>
      ))}
    </ul>
  )
}
