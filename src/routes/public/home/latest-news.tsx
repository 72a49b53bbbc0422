import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { HomeLine, HomePart } from './home-part'
import { questionsOfHome } from './questions'

/** The latest three news items (HOME-4). */
export function LatestNews() {
  const { data, error } = useQuery(questionsOfHome().latest)
  return (
    <HomePart title="Latest news" isPrinted>
      <div className="on-text beside-rail">
        {data?.news.length === 0 && <EmptyState text="No news available" />}
        {!data && error && <ErrorPanel fallback="Failed to fetch news" error={error} />}
        {!data && !error && (
          <Loading className="space-y-5 py-3">
            {['first', 'second', 'third'].map((item) => (
              <Bar key={item} className="h-6" />
            ))}
          </Loading>
        )}
        <ul className="empty:hidden">
          {data?.news.map(({ id, title, day, category }) => (
            <HomeLine key={id} to={paths.item('news', id)} title={title}>
              {category}, <Day date={day} />
            </HomeLine>
          ))}
        </ul>
        <Link to={paths.news} className="link mt-3 inline-block py-2 text-sm print:hidden">
          All news
        </Link>
      </div>
    </HomePart>
  )
}
