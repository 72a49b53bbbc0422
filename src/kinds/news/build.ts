import type { TextOf } from '@/kinds/item'
import { dayOf, defineBuild, thePublisher } from '@/kinds/item-build'
import { plainLine } from '@/texts/plain-line'
import type { news } from './item'

/** What the build writes of news. */
export const build = defineBuild<TextOf<typeof news>>()({
  pictureLine: 'Changes in Israeli value added tax law and practice',
  rows: (client) => client.from('news').select('id, title, date, summary, updated_at'),
  titleOf: ({ title }) => title,
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
