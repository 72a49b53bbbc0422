import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { useNewsPage } from '@/data/news/queries'
import { usePageNumber } from '@/hooks/use-page-number'
import { ListPage } from '../layout/list-page'

/** The list of news (NEWS-1). */
export function Component() {
  const page = usePageNumber()
  return (
    <ListPage
      title="News & Updates"
      description="Changes in Israeli value added tax law and practice, newest first."
      nouns={['news item', 'news items']}
      failed="Failed to fetch news"
      empty="No news available"
      query={useNewsPage(page)}
      page={page}
      card={({ id, title, date, category, summary }) => (
        <ItemCard to={paths.newsPost(id)} title={title} date={date} source={category} summary={summary}>
          <Link to={paths.newsPost(id)} className="link">
            Read More<span className="sr-only"> about {title}</span>
          </Link>
        </ItemCard>
      )}
    />
  )
}
