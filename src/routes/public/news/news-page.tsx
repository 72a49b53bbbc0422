import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { NEWS_SHAPE, useNewsPage } from '@/data/news/queries'
import { NEWS_CATEGORIES } from '@/data/news/schema'
import { useListAddress } from '@/hooks/use-list-address'
import type { ListFilters } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  kind: 'dropdown',
  field: { name: 'category', label: 'Category', all: 'All' },
  options: NEWS_CATEGORIES,
}

/** The list of news (NEWS-1). */
export function Component() {
  const list = useListAddress(NEWS_SHAPE)
  return (
    <ListPage
      kind="news"
      description="Changes in Israeli value added tax law and practice, newest first."
      noun="news"
      nouns={['news item', 'news items']}
      failed="Failed to fetch news"
      empty="No news available"
      query={useNewsPage(list.asked)}
      list={list}
      filters={FILTERS}
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
