import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { MetaLine } from '@/components/content/meta-line'
import { Contained } from '@/components/states/contained'
import { EmptyState } from '@/components/states/empty-state'
import { ErrorPanel } from '@/components/states/error-panel'
import { useLatestNews } from '@/data/news/queries'

// The same for the news and for what stands in its place while it loads, so that nothing moves.
const ITEM = 'min-h-52 border-line border-t pt-5 print:min-h-0'

/** The latest three news items (HOME-4). */
export function LatestNews() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="font-serif text-2xl">
          Latest news
        </h2>
        <Link to={paths.news} className="link py-1 print:hidden">
          All news
        </Link>
      </div>
      <div className="mt-6">
        <News />
      </div>
    </section>
  )
}

function News() {
  const { data: posts, error, refetch } = useLatestNews()
  if (posts && posts.length > 0) {
    return (
      <Columns>
        {posts.map(({ id, title, date, category, summary }) => (
          <li key={id} className={ITEM}>
            <Contained what="This news item">
              <MetaLine date={date} className="text-sm">
                {category}
              </MetaLine>
              <h3 dir="auto" className="mt-2 line-clamp-2 font-serif text-xl leading-snug">
                <Link to={paths.newsPost(id)} className="text-accent underline-offset-4 hover:underline">
                  {title}
                </Link>
              </h3>
              <p dir="auto" className="mt-2 line-clamp-4 print:line-clamp-none">
                {summary}
              </p>
            </Contained>
          </li>
        ))}
      </Columns>
    )
  }
  if (posts) return <EmptyState text="No news available" />
  if (error) return <ErrorPanel fallback="Failed to fetch news" error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading
      </p>
      <Columns>
        {['first', 'second', 'third'].map((item) => (
          <li key={item} className={ITEM}>
            <div className="animate-pulse space-y-3 motion-reduce:animate-none">
              <div className="h-4 w-40 rounded bg-line" />
              <div className="h-6 w-4/5 rounded bg-line" />
              <div className="h-4 rounded bg-line" />
              <div className="h-4 rounded bg-line" />
              <div className="h-4 w-2/3 rounded bg-line" />
            </div>
          </li>
        ))}
      </Columns>
    </div>
  )
}

const Columns = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-3">{children}</ul>
)
