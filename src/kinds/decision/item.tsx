import { defineItem } from '@/kinds/item'
import { dayOf } from '@/kinds/schema-org'
import { OWN_WORDS } from '@/law/citation'
import { citeItem } from '@/law/item-citation'
import { withNumber } from '@/lib/with-number'
import { LastUpdated } from '@/texts/article'
import { plainLine } from '@/texts/plain-line'
import { Day } from '@/ui/content/day'
import { PdfLink } from '@/ui/content/pdf-link'

/** Decisions of the Tax Authority (DEC-1, DEC-2), named by their subject. */
export const decision = defineItem({
  kind: 'decision',
  about: 'Decisions of the Israel Tax Authority on value added tax',
  searchHint: 'Subject, number or word',
  filters: [
    { name: 'authority', label: 'Authority' },
    { name: 'field', label: 'Field' },
  ],
  hasYears: true,
  find: (client, args, { authority, field, provision }) =>
    client.rpc('search_tax_decisions', {
      ...args,
      ...(authority && { only_authority: authority }),
      ...(field && { only_field: field }),
      ...(provision && { only_provision: provision }),
    }),
  entry: ({ title, subject, authority, field, pdf_url }) => ({
    name: subject,
    source: authority,
    facts: [title, field],
    links: <PdfLink url={pdf_url} title={subject} />,
  }),
  select: (client) =>
    client
      .from('tax_decisions')
      .select(
        'id, title, date:known_date, authority, field, subject, summary, content, pdf_url, created_at, updated_at:revised_at',
      ),
  view: ({ title, date, authority, field, subject, pdf_url, created_at, updated_at }) => ({
    name: subject,
    number: title,
    // "Tax Decision 8933/25, Hospital services, Tax Authority (February 2025)"
    cited: {
      citation: citeItem({ number: `Tax Decision ${title},`, name: subject, source: authority, date }),
      nature: OWN_WORDS,
    },
    facts: [
      ['Number', title],
      ['Authority', authority],
      ['Date', <Day key="date" date={date} />],
      ['Field', field],
    ],
    title,
    pdfUrl: pdf_url,
    below: <LastUpdated updatedAt={updated_at} createdAt={created_at} />,
  }),
  // An article of ours about the decision: date and author are not the page's.
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
