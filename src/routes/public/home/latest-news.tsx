import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { questionsOfHome } from './questions'

/** The latest three news items (HOME-4). */
export function LatestNews() {
  const { data, error } = useQuery(questionsOfHome().latest)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="page columns-of-page gap-y-5 border-part border-t py-10">
        <h2 id={titleId} className="part-title">
          Latest news
        </h2>
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
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 first:border-t"
              >
                <Link to={paths.item('news', id)} dir="auto" className="quiet-link font-serif text-lg leading-snug">
                  {withHebrew(title)}
                </Link>
                <span className="text-muted text-sm">
                  {category}, <Day date={day} />
                </span>
              </li>
            ))}
          </ul>
          <Link to={paths.news} className="link mt-3 inline-block py-2 text-sm print:hidden">
            All news
          </Link>
        </div>
      </div>
    </section>
  )
}
