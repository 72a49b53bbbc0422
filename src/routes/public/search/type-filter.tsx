import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import type { HitCount, SearchAnswer } from '@/data/search/queries'
import { CONTENT_KINDS, type ContentKind, KINDS } from '@/names/kinds'
import { formatCount } from '@/lib/count'

type TypeFilterProps = { query: string; chosen: ContentKind | null; counts: SearchAnswer['counts'] }

const NONE: HitCount = { count: 0, more: false }

/** Narrows the results to one type, each with how many there are (SEARCH-3); a type without any is left out. */
export function TypeFilter({ query, chosen, counts }: TypeFilterProps) {
  const countOf = (type: ContentKind) => counts[type] ?? NONE
  const types = CONTENT_KINDS.filter((type) => countOf(type).count > 0 || type === chosen)
  const all = CONTENT_KINDS.map(countOf)
  const sum = { count: all.reduce((total, { count }) => total + count, 0), more: all.some(({ more }) => more) }
  return (
    <nav aria-label="Type of result" className="print:hidden">
      <ul className="text-ui">
        <Choice to={paths.search(query)} label="All" hits={sum} isChosen={chosen === null} />
        {types.map((type) => (
          <Choice
            key={type}
            to={paths.search(query, type)}
            label={KINDS[type].menu}
            hits={countOf(type)}
            isChosen={chosen === type}
          />
        ))}
      </ul>
    </nav>
  )
}

const CHOICE = 'quiet-link flex min-h-11 items-center justify-between border-s-2 ps-3.5 wide:min-h-9'

function Choice({ to, label, hits, isChosen }: { to: string; label: string; hits: HitCount; isChosen: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'page' : undefined}
        className={`${CHOICE} ${isChosen ? 'border-ink font-semibold' : 'border-transparent'}`}
      >
        {label}
        <span className="text-muted tabular-nums">
          {formatCount(hits.count)}
          {hits.more && '+'}
        </span>
      </Link>
    </li>
  )
}
