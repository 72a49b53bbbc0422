import { Link } from 'react-router-dom'
import { HtmlContent } from '@/components/content/html-content'
import { Contained } from '@/components/states/contained'
import type { SearchHit } from '@/data/search/queries'
import { hitKind } from './hit-kind'

/** Hits of a search: type, title as link, and the excerpt with its matches marked (SEARCH-3). */
export function SearchHits({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className="space-y-4">
      {hits.map((hit) => (
        <li key={`${hit.type} ${hit.id}`} className="card p-5">
          <Contained what="This result">
            <p className="text-muted text-sm">{hitKind(hit)}</p>
            <h2 dir="auto" className="mt-1 font-serif text-xl leading-snug">
              <Link to={hit.url} className="link">
                {hit.title}
              </Link>
            </h2>
            <HtmlContent html={hit.highlight} className="mt-2" />
          </Contained>
        </li>
      ))}
    </ul>
  )
}
