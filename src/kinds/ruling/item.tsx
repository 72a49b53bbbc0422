import { relatedRulings } from '@/data/citations/queries'
import { defineItem } from '@/kinds/item'
import { citeItem, natureOfChecked } from '@/law/item-citation'
import { withNumber } from '@/lib/with-number'
import { plainLine } from '@/texts/plain-line'
import { Day } from '@/ui/content/day'
import { KeyPoints } from '@/ui/content/key-points'
import { PdfLink } from '@/ui/content/pdf-link'

/** Court rulings (RUL-1 to RUL-3). */
export const ruling = defineItem({
  kind: 'ruling',
  about: 'Judgments of Israeli courts on value added tax',
  searchHint: 'Party, number or word',
  filters: [{ name: 'court', label: 'Court' }],
  hasYears: true,
  find: (client, args, { court, provision }) =>
    client.rpc('search_rulings', {
      ...args,
      ...(court && { only_court: court }),
      ...(provision && { only_provision: provision }),
    }),
  entry: ({ title, number, court, outcome, pdf_url }) => ({
    name: title,
    source: court,
    facts: [number, outcome],
    links: <PdfLink url={pdf_url} title={title} />,
  }),
  select: (client) =>
    client
      .from('rulings')
      .select(
        'id, title, number, date:known_date, court, judge, outcome, summary, content, key_points, pdf_url, checked_on',
      ),
  view: ({ title, number, date, court, judge, outcome, key_points, pdf_url, checked_on }) => ({
    name: title,
    number,
    cited: { citation: citeItem({ number, name: title, source: court, date }), nature: natureOfChecked(checked_on) },
    facts: [
      ['Number', number],
      ['Court', court],
      ['Judge', judge],
      ['Date', <Day key="date" date={date} />],
      ['Outcome', outcome],
    ],
    isNumbered: true,
    checkedOn: checked_on,
    pdfUrl: pdf_url,
    below: key_points.length > 0 && <KeyPoints points={key_points} />,
  }),
  // An article of ours about the ruling: date and author are not the page's.
  describe: ({ title, number, summary, date, court, checked_on }) => ({
    '@type': 'Article',
    headline: withNumber(plainLine(title), number),
    abstract: plainLine(summary),
    ...(checked_on && { mainEntityOfPage: { '@type': 'WebPage', lastReviewed: checked_on.slice(0, 7) } }),
    about: {
      '@type': 'CreativeWork',
      name: plainLine(title),
      dateCreated: date,
      creator: { '@type': 'GovernmentOrganization', name: plainLine(court) },
    },
  }),
  related: { title: 'Related Rulings', nouns: 'rulings', about: relatedRulings },
})
