import { Link } from 'react-router-dom'
import type { CitationCounts } from '@/data/citations/margin'
import { capitalised } from '@/lib/capitalised'
import { formatCount } from '@/lib/count'
import { CITING_KINDS, nounsOfSources } from '@/names/citing-kinds'
import { KINDS } from '@/names/kinds'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'

type Source = {
  type: string
  id: string
  title: string
  url: string
  date: string | null
  /** Those of the section that it cites: "(a)(5), (a)(8)". */
  paragraphs: string | null
  beginning?: string | null
}

type CitingListProps = {
  sources: Source[]
  /** How many there are of each kind, of which the newest are listed. */
  counts: CitationCounts
  /** The paragraph that the address names, "(a)(5)": what cites it, or what is inside it, comes first. */
  paragraph: string | undefined | null
}

/** The texts that cite a section, by kind, each with its day, the paragraphs that it cites and its first words, where there are any. */
export function CitingList({ sources, counts, paragraph }: CitingListProps) {
  const isOther = ({ paragraphs }: Source) =>
    Number(!paragraph || !paragraphs?.split(', ').some((each) => each.startsWith(paragraph)))
  const kinds = CITING_KINDS.flatMap((kind) => {
    const listed = sources.filter(({ type }) => type === kind).sort((a, b) => isOther(a) - isOther(b))
    const [one, many] = nounsOfSources(kind)
    const count = Math.max(counts[kind] ?? 0, listed.length)
    const noun = count === 1 ? one : many
    return listed.length > 0 ? [{ kind, listed, count, name: capitalised(noun) }] : []
  })
  return (
    <dl className="citing text-ui/5.5">
      {kinds.map(({ kind, listed, count, name }) => (
        <div key={kind} className="py-1.5 tablet:grid tablet:grid-cols-[8rem_minmax(0,1fr)] print:block">
          <dt className="py-1 text-muted">
            {name}, {formatCount(count)}
          </dt>
          <dd>
            <ul>
              {listed.map(({ id, title, url, date, paragraphs, beginning }) => (
                <li key={id} dir="auto" className="py-1">
                  <Link to={url} className={KINDS[kind].isCase ? 'case link' : 'link'}>
                    {withHebrew(title)}
                  </Link>
                  {date && (
                    <span className="text-muted">
                      , <Day date={date} />
                    </span>
                  )}
                  {paragraphs && (
                    <span className="text-muted">
                      , on{' '}
                      <span translate="no" className="law-ref">
                        {paragraphs}
                      </span>
                    </span>
                  )}
                  {beginning && <p className="line-clamp-2 text-muted print:hidden">{withHebrew(beginning)}</p>}
                </li>
              ))}
            </ul>
            {count > listed.length && <p className="text-muted">The newest {listed.length} are listed.</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
