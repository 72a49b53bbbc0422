import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { MetaLine } from '@/ui/content/meta-line'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { questionsOfHome } from './questions'

/** The latest three news items, beside the question (HOME-4). */
export function LatestNews() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="wide:col-start-1 wide:row-start-1">
      {/* The one motif, large here and nowhere else. */}
      <span
        aria-hidden
        className="wide:-ms-[0.06em] mt-2 mb-6 hidden select-none font-display text-[9.5rem]/[0.86] text-law wide:block"
      >
        §
      </span>
      <h2 id={titleId} className="part-title">
        What changed lately
      </h2>
      <News />
      <Link to={paths.news} className="link inline-block py-2 text-sm print:hidden">
        All news
      </Link>
    </section>
  )
}

// The same for the news and for what stands in its place while it loads, so that nothing moves.
const ITEM = 'min-h-18 border-line border-t pt-2 pb-4 first:border-part'

function News() {
  const { data, error } = useQuery(questionsOfHome().latest)
  const posts = data?.news
  if (posts && posts.length > 0) {
    return (
      <ul className="mt-2.5">
        {posts.map(({ id, title, day, category }) => (
          <li key={id} className={ITEM}>
            <Contained what="This news item">
              <MetaLine date={day} className="text-sm">
                {category}
              </MetaLine>
              <h3 dir="auto" className="font-serif text-lg leading-snug">
                <Link to={paths.item('news', id)} className="quiet-link">
                  {withHebrew(title)}
                </Link>
              </h3>
            </Contained>
          </li>
        ))}
      </ul>
    )
  }
  if (posts) return <EmptyState text="No news available" />
  if (error) return <ErrorPanel fallback="Failed to fetch news" error={error} />
  return (
    <Loading className="mt-2.5">
      {['first', 'second', 'third'].map((item) => (
        <div key={item} className={`${ITEM} space-y-2`}>
          <Bar className="h-3.5 w-32" />
          <Bar className="h-5" />
          <Bar className="h-5 w-2/3" />
        </div>
      ))}
    </Loading>
  )
}
