import { paths } from '@/app/paths'
import { DocketEntry } from '@/components/content/docket-entry'
import { spoken } from '@/components/content/spoken'
import { Link } from '@/components/ui/link'
import { NEWS_SHAPE, useNewsPage } from '@/data/news/queries'
import { NEWS_CATEGORIES } from '@/data/news/schema'
import { useListAddress } from '@/hooks/use-list-address'
import type { ListFilters } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  fields: [{ name: 'category', label: 'Category', all: 'All', choices: NEWS_CATEGORIES }],
  hasYears: false,
  optionsOf: 'news',
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
      searchHint="Subject or word"
      failed="Failed to fetch news"
      empty="No news available"
      query={useNewsPage(list.asked)}
      list={list}
      filters={FILTERS}
      entry={({ id, title, date, category, summary, provisions, provision_urls }) => (
        <DocketEntry
          to={paths.newsPost(id)}
          name={title}
          date={date}
          summary={summary}
          provisions={provisions}
          urls={provision_urls}
          source={category}
        >
          <Link to={paths.newsPost(id)} className="link">
            Read More{spoken(` about ${title}`)}
          </Link>
        </DocketEntry>
      )}
    />
  )
}
