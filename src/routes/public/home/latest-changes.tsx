import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { isOfCase, whatHappened } from '@/routes/public/changes/what-happened'
import { Day } from '@/ui/content/day'
import { HomeLine, HomePart } from './home-part'
import { questionsOfHome } from './questions'

/** What was added and changed last on this site, with the way to all of it (TIME-5); nothing where nothing was. */
export function LatestChanges() {
  const { data } = useQuery(questionsOfHome().latest)
  if (!data?.changes.length) return null
  return (
    <HomePart title="Changed on this site">
      <div className="on-text beside-rail">
        <ul>
          {data.changes.map((change) => (
            <HomeLine
              key={`${change.url} ${change.day}`}
              to={change.url}
              title={change.title}
              look={isOfCase(change.kind) ? 'italic' : ''}
            >
              {whatHappened(change)}, <Day date={change.day} />
            </HomeLine>
          ))}
        </ul>
        <Link to={paths.changes()} className="link mt-3 inline-block py-2 text-sm">
          All changes, by month
        </Link>
      </div>
    </HomePart>
  )
}
