import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { PdfLink } from '@/components/content/pdf-link'
import { useRulingsPage } from '@/data/rulings/queries'
import { usePageNumber } from '@/hooks/use-page-number'
import { ListPage } from '../layout/list-page'

/** The list of court rulings (RUL-1). */
export function Component() {
  const page = usePageNumber()
  return (
    <ListPage
      title="Court Rulings"
      description="Judgments of Israeli courts on value added tax, newest first."
      nouns={['ruling', 'rulings']}
      failed="Failed to fetch rulings"
      empty="No rulings available"
      query={useRulingsPage(page)}
      page={page}
      card={({ id, title, date, court, summary, pdf_url }) => (
        <ItemCard to={paths.ruling(id)} title={title} date={date} source={court} summary={summary}>
          <PdfLink url={pdf_url} title={title} />
        </ItemCard>
      )}
    />
  )
}
