import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { beginEdition, editionsQuery, newsletterFactsQuery } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { dayBefore, todayInIsrael } from '@/lib/dates'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useAction } from '@/office/list/use-action'
import { SCREENS } from '@/office/screens'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { TextSkeleton } from '@/ui/states/skeleton'
import { EditionLine } from './edition-line'
import { EditionPage } from './edition-page'
import { NewsletterFacts } from './newsletter-facts'

const TITLE = SCREENS.newsletter.label
const ADDRESS = paths.manager('newsletter')

/** What goes out by mail: the list in numbers, and the editions (MAIL-5). */
export function Component() {
  const id = useSearchParams()[0].get('edition')
  const query = useQuery(editionsQuery())
  const edition = query.data?.find((each) => each.id === id)
  if (edition) return <EditionPage key={edition.id} edition={edition} back={ADDRESS} />
  return (
    <AdminPage title={TITLE} actions={mailFrom() && <NewEdition />}>
      <div className="grid gap-6 pt-5 pb-12">
        <Facts />
        <section aria-labelledby="editions">
          <h2 id="editions" className="ps-margin pe-inset pb-2 font-semibold text-lg">
            Planned and sent
          </h2>
          {id && query.data && <p className="ps-margin pb-2 text-muted">That edition is not there any more.</p>}
          {!query.data && !query.error && <TextSkeleton lines={3} />}
          {!query.data && <FetchFailed what="Failed to fetch the editions" query={query} />}
          {query.data?.length === 0 && <p className="ps-margin pe-inset text-muted">There are no editions yet.</p>}
          <ul className="border-line border-b empty:hidden">
            {query.data?.map((each) => (
              <EditionLine key={each.id} edition={each} address={`${ADDRESS}?edition=${each.id}`} />
            ))}
          </ul>
        </section>
      </div>
    </AdminPage>
  )
}

function Facts() {
  const query = useQuery(newsletterFactsQuery())
  return query.data ? (
    <NewsletterFacts facts={query.data} />
  ) : (
    <FetchFailed what="Failed to count readers" query={query} />
  )
}

/** Begins a draft of the last seven days. */
function NewEdition() {
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('editions')
  const navigate = useNavigate()
  const begin = () =>
    run('An edition could not be begun', async () => {
      const today = todayInIsrael()
      const id = await beginEdition({
        from_day: Array.from({ length: 6 }).reduce<string>(dayBefore, today),
        to_day: today,
      })
      await markStale()
      navigate(`${ADDRESS}?edition=${id}`)
    })
  return (
    <Button look="solid" {...ariaDisabled(isRunning)} onClick={() => void begin()}>
      New edition
    </Button>
  )
}
