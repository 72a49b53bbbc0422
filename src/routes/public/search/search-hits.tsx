import { Link } from 'react-router-dom'
import { HtmlContent } from '@/components/content/html-content'
import type { SearchHit } from '@/data/search/queries'
import { HIT_TYPES } from './hit-types'

/** Hits of a search: type, title as link, and the excerpt with its matches marked (SEARCH-3). */
export function SearchHits({ hits }: { hits: SearchHit[] }) {
  return (
    <ul className="space-y-4">
      {hits.map(({ id, type, title, url, highlight }) => (
        <li key={`${type} ${id}`} className="card p-5">
          <p className="text-muted text-sm">{HIT_TYPES[type].one}</p>
          <h2 dir="auto" className="mt-1 font-semibold font-serif text-xl leading-snug">
            <Link to={url} className="link">
              {title}
            </Link>
          </h2>
          <HtmlContent html={highlight} className="mt-2 max-w-text" />
        </li>
      ))}
    </ul>
  )
}
