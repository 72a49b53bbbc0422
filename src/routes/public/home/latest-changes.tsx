import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { isOfCase, whatHappened } from '@/routes/public/changes/what-happened'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'
import { questionsOfHome } from './questions'

/** What was added and changed last on this site, with the way to all of it (TIME-5); nothing where nothing was. */
export function LatestChanges() {
  const { data } = useQuery(questionsOfHome().latest)
  const titleId = useId()
  if (!data?.changes.length) return null
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <div className="page columns-of-page gap-y-5 border-part border-t py-10">
        <h2 id={titleId} className="part-title">
          Changed on this site
        </h2>
        <div className="on-text beside-rail">
          <ul>
            {data.changes.map((change) => (
              <li
                key={`${change.url} ${change.day}`}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 first:border-t"
              >
                <Link
                  to={change.url}
                  dir="auto"
                  className={`quiet-link font-serif text-lg leading-snug ${isOfCase(change.kind) ? 'italic' : ''}`}
                >
                  {withHebrew(change.title)}
                </Link>
                <span className="text-muted text-sm">
                  {whatHappened(change)}, <Day date={change.day} />
                </span>
              </li>
            ))}
          </ul>
          <Link to={paths.changes()} className="link mt-3 inline-block py-2 text-sm">
            All changes, by month
          </Link>
        </div>
      </div>
    </section>
  )
}
