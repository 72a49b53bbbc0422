import { paths } from '@/app/paths'
import { ItemCard } from '@/components/content/item-card'
import { PdfLink } from '@/components/content/pdf-link'
import { RULINGS_SHAPE, useRulingsPage } from '@/data/rulings/queries'
import { useListAddress } from '@/hooks/use-list-address'
import type { ListFilters } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  kind: 'panel',
  fields: [{ name: 'court', label: 'Court', all: 'All courts' }],
  optionsOf: 'rulings',
}

/** The list of court rulings (RUL-1, RUL-2). */
export function Component() {
  const list = useListAddress(RULINGS_SHAPE)
  return (
    <ListPage
      kind="ruling"
      description="Judgments of Israeli courts on value added tax, newest first."
      noun="rulings"
      nouns={['ruling', 'rulings']}
      failed="Failed to fetch rulings"
      empty="No rulings available"
      query={useRulingsPage(list.asked)}
      list={list}
      filters={FILTERS}
      card={({ id, title, date, court, summary, pdf_url }) => (
        <ItemCard to={paths.ruling(id)} title={title} date={date} source={court} summary={summary}>
          <PdfLink url={pdf_url} title={title} />
        </ItemCard>
      )}
    />
  )
}
