import type { TextOf } from '@/kinds/item'
import { defineBuild } from '@/kinds/item-build'
import { plainLine } from '@/texts/plain-line'
import { withNumber } from '@/lib/with-number'
import type { ruling } from './item'

/** What the build writes of court rulings. Their pages are articles of ours about them: date and author are not the page's. */
export const build = defineBuild<TextOf<typeof ruling>>()({
  pictureLine: 'Judgments of Israeli courts on value added tax',
  rows: (client) => client.from('rulings').select('id, title, number, date, summary, updated_at'),
  titleOf: ({ title, number }) => withNumber(title, number),
  describe: ({ title, number, summary, date, court }) => ({
    '@type': 'Article',
    headline: withNumber(plainLine(title), number),
    abstract: plainLine(summary),
    about: {
      '@type': 'CreativeWork',
      name: plainLine(title),
      dateCreated: date,
      creator: { '@type': 'GovernmentOrganization', name: plainLine(court) },
    },
  }),
})
