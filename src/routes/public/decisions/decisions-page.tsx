import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { PdfLink } from '@/components/content/pdf-link'
import { useTaxDecisionsPage } from '@/data/tax-decisions/queries'
import { usePageNumber } from '@/hooks/use-page-number'
import { ListPage } from '../layout/list-page'

/** The list of tax decisions (DEC-1). */
export function Component() {
  const page = usePageNumber()
  return (
    <ListPage
      title="Tax Decisions"
      description="Decisions of the Israel Tax Authority on value added tax, newest first."
      nouns={['decision', 'decisions']}
      failed="Failed to fetch decisions"
      empty="No decisions available"
      query={useTaxDecisionsPage(page)}
      page={page}
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
