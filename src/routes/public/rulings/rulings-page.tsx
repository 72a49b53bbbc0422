import { paths } from '@/app/paths'
import { DocketEntry } from '@/components/content/docket-entry'
import { PdfLink } from '@/components/content/pdf-link'
import { RULINGS_SHAPE, useRulingsPage } from '@/data/rulings/queries'
import { useListAddress } from '@/hooks/use-list-address'
import { type ListFilters, PROVISION } from '@/routes/public/list/filters'
import { ListPage } from '@/routes/public/list/list-page'

const FILTERS: ListFilters = {
  fields: [{ name: 'court', label: 'Court', all: 'All courts' }, PROVISION],
  hasYears: true,
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
      searchHint="Party, number or word"
      failed="Failed to fetch rulings"
      empty="No rulings available"
      query={useRulingsPage(list.asked)}
      list={list}
      filters={FILTERS}
      entry={({ id, title, number, date, court, outcome, summary, provisions, provision_urls, pdf_url }) => (
        <DocketEntry
          isCase
          to={paths.ruling(id)}
          name={title}
          date={date}
          summary={summary}
          provisions={provisions}
          urls={provision_urls}
          source={court}
          facts={[number, outcome]}
        >
          <PdfLink url={pdf_url} title={title} />
        </DocketEntry>
      )}
    />
  )
}
