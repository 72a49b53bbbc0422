import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { LastUpdated } from '@/texts/article'
import { Day } from '@/ui/content/day'
import { spoken } from '@/ui/content/spoken'
import { NEWS_CATEGORIES } from '@/data/news/schema'
import { textReader } from '@/data/one-text'
import { publicClient } from '@/data/public-client'
import { defineItem } from '@/kinds/item'
import { formatDay } from '@/lib/dates'
import { SITE_NAME } from '@/lib/site'

const read = textReader('news', async (ids, signal) =>
  (await publicClient())
    .from('news')
    .select('id, title, date, category, summary, content, created_at, updated_at')
    .in('id', ids)
    .abortSignal(signal),
)

/** News (NEWS-1, NEWS-2). */
export const news = defineItem({
  kind: 'news',
  table: 'news',
  description: 'Changes in Israeli value added tax law and practice, newest first.',
  counted: ['news item', 'news items'],
  noun: 'news',
  searchHint: 'Subject or word',
  missing: 'Post not found',
  filters: [{ name: 'category', label: 'Category', all: 'All', choices: NEWS_CATEGORIES }],
  hasYears: false,
  find: (client, { q, page, page_size }, { category }) =>
    client.rpc('search_news', { q, page, page_size, ...(category && { only_category: category }) }),
  entry: ({ id, title, category }) => ({
    name: title,
    source: category,
    links: (
      <Link to={paths.item('news', id)} className="link">
        Read More{spoken(` about ${title}`)}
      </Link>
    ),
  }),
  read,
  view: ({ title, date, category, created_at, updated_at }) => ({
    name: title,
    // "“VAT rises to 18%”, Israel VAT Guide (1 January 2025)"
    citation: `“${title}”, ${SITE_NAME} (${formatDay(date)})`,
    mark: 'In short',
    facts: [
      ['Date', <Day key="date" date={date} />],
      ['Category', category],
    ],
    below: <LastUpdated updatedAt={updated_at} createdAt={created_at} />,
  }),
})
