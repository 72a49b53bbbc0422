import type { TextOf } from '@/kinds/item'
import { dayOf, defineBuild } from '@/kinds/item-build'
import { plainLine } from '@/texts/plain-line'
import { withNumber } from '@/lib/with-number'
import type { decision } from './item'

/** What the build writes of tax decisions. Their pages are articles of ours about them: date and author are not the page's. */
export const build = defineBuild<TextOf<typeof decision>>()({
  pictureLine: 'Decisions of the Israel Tax Authority on value added tax',
  rows: (client) => client.from('tax_decisions').select('id, title, subject, date, summary, updated_at'),
  titleOf: ({ title, subject }) => withNumber(subject, title),
  describe: ({ title, subject, summary, date, authority, updated_at }) => ({
    '@type': 'Article',
    headline: withNumber(plainLine(subject), plainLine(title)),
    abstract: plainLine(summary),
    dateModified: dayOf(updated_at),
    about: {
      '@type': 'Report',
      name: plainLine(subject),
      reportNumber: plainLine(title),
      dateCreated: date,
      creator: { '@type': 'GovernmentOrganization', name: authority },
    },
  }),
})
