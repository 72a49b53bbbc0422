import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { PdfLink } from '@/components/content/pdf-link'
import { TAX_DECISIONS_SHAPE, useTaxDecisionsPage } from '@/data/tax-decisions/queries'
import { useListAddress } from '@/hooks/use-list-address'
import type { ListFilters } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  kind: 'panel',
  fields: [
    { name: 'authority', label: 'Authority', all: 'All authorities' },
    { name: 'field', label: 'Field', all: 'All fields' },
  ],
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
      failed="Failed to fetch decisions"
      empty="No decisions available"
      query={useTaxDecisionsPage(list.asked)}
      list={list}
      filters={FILTERS}
      card={({ id, title, subject, date, authority, summary, pdf_url }) => (
        <ItemCard
          to={paths.decision(id)}
          title={title}
          subject={subject}
          date={date}
          source={authority}
          summary={summary}
        >
          <PdfLink url={pdf_url} title={title} />
        </ItemCard>
      )}
    />
  )
}
