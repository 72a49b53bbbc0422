import { paths } from '@/app/paths'
import { DocketEntry } from '@/components/content/docket-entry'
import { PdfLink } from '@/components/content/pdf-link'
import { TAX_DECISIONS_SHAPE, useTaxDecisionsPage } from '@/data/tax-decisions/queries'
import { useListAddress } from '@/hooks/use-list-address'
import { type ListFilters, PROVISION } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  fields: [
    { name: 'authority', label: 'Authority', all: 'All authorities' },
    { name: 'field', label: 'Field', all: 'All fields' },
    PROVISION,
  ],
  hasYears: true,
  optionsOf: 'tax_decisions',
}

/** The list of tax decisions (DEC-1). */
export function Component() {
  const list = useListAddress(TAX_DECISIONS_SHAPE)
  return (
    <ListPage
      kind="decision"
      description="Decisions of the Israel Tax Authority on value added tax, newest first."
      noun="decisions"
      nouns={['decision', 'decisions']}
      searchHint="Subject, number or word"
      failed="Failed to fetch decisions"
      empty="No decisions available"
      query={useTaxDecisionsPage(list.asked)}
      list={list}
      filters={FILTERS}
      entry={({ id, title, subject, date, authority, field, summary, provisions, provision_urls, pdf_url }) => (
        <DocketEntry
          to={paths.decision(id)}
          name={subject}
          date={date}
          summary={summary}
          provisions={provisions}
          urls={provision_urls}
          source={authority}
          facts={[title, field]}
        >
          <PdfLink url={pdf_url} title={subject} />
        </DocketEntry>
      )}
    />
  )
}
