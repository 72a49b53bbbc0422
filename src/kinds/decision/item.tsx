import { LastUpdated } from '@/texts/article'
import { Day } from '@/ui/content/day'
import { PdfLink } from '@/ui/content/pdf-link'
import { textReader } from '@/data/one-text'
import { publicClient } from '@/data/public-client'
import { defineItem } from '@/kinds/item'
import { formatDay } from '@/lib/dates'
import { withNumber } from '@/lib/with-number'

const read = textReader('decision', async (ids, signal) =>
  (await publicClient())
    .from('tax_decisions')
    .select('id, title, date, authority, field, subject, summary, content, pdf_url, created_at, updated_at')
    .in('id', ids)
    .abortSignal(signal),
)

/** Decisions of the Tax Authority (DEC-1, DEC-2), named by their subject. */
export const decision = defineItem({
  kind: 'decision',
  table: 'tax_decisions',
  description: 'Decisions of the Israel Tax Authority on value added tax, newest first.',
  counted: ['decision', 'decisions'],
  noun: 'decisions',
  searchHint: 'Subject, number or word',
  missing: 'Decision not found',
  filters: [
    { name: 'authority', label: 'Authority', all: 'All authorities' },
    { name: 'field', label: 'Field', all: 'All fields' },
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
  read,
  view: ({ title, date, authority, field, subject, pdf_url, created_at, updated_at }) => ({
    name: subject,
    number: title,
    // "Hospital services (Tax Decision 8933/25), Tax Authority (1 February 2025)"
    citation: `${withNumber(subject, `Tax Decision ${title}`)}, ${authority} (${formatDay(date)})`,
    mark: 'In short',
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
})
