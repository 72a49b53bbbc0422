import { Link } from 'react-router-dom'
import { defineItem } from '@/kinds/item'
import { dayOf, thePublisher } from '@/kinds/schema-org'
import { formatDay } from '@/lib/dates'
import { heldUntil } from '@/lib/held-until'
import { paths } from '@/names/paths'
import { LastUpdated } from '@/texts/article'
import { plainLine } from '@/texts/plain-line'
import { Day } from '@/ui/content/day'
import { srOnly } from '@/ui/content/sr-only'

/** The categories that staff choose from, and the only ones that the table allows (spec 5, NEWS-1). */
export const NEWS_CATEGORIES = ['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines'] as const

/** News (NEWS-1, NEWS-2). */
export const news = defineItem({
  kind: 'news',
  about: 'Changes in Israeli value added tax law and practice',
  counted: ['news item', 'news items'],
  noun: 'news',
  searchHint: 'Subject or word',
  missing: 'Post not found',
  filters: [{ name: 'category', label: 'Category', choices: NEWS_CATEGORIES }],
  hasYears: false,
  find: (client, { q, page, page_size }, { category }) =>
    client.rpc('search_news', { q, page, page_size, ...(category && { only_category: category }) }),
  entry: ({ id, title, category, until }) => ({
    name: title,
    source: [category, heldUntil(until)].filter(Boolean).join('; '),
    links: (
      <Link to={paths.item('news', id)} className="link">
        Read More{srOnly(` about ${title}`)}
      </Link>
    ),
  }),
  select: (client) =>
    client
      .from('news')
      .select('id, title, date:known_date, category, until, summary, content, created_at, updated_at:revised_at'),
  view: ({ title, date, category, until, created_at, updated_at }) => ({
    name: title,
    cited: { citation: `“${title}” (${formatDay(date)})` },
    facts: [
      ['Date', <Day key="date" date={date} />],
      ['Category', category],
      ...(until ? ([['Until', formatDay(until)]] as const) : []),
    ],
    below: <LastUpdated updatedAt={updated_at} createdAt={created_at} />,
  }),
  describe: ({ title, summary, category, date, updated_at }) => ({
    '@type': 'NewsArticle',
    headline: plainLine(title),
    abstract: plainLine(summary),
    articleSection: category,
    datePublished: date,
    dateModified: dayOf(updated_at),
    author: thePublisher(),
  }),
})
