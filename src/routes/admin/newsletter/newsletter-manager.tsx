import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { beginEdition, editionsQuery, type NewsletterFacts as Facts, newsletterFactsQuery } from '@/data/editions/staff'
import { useMarkStale } from '@/data/stale'
import { dayBefore, todayInIsrael } from '@/lib/dates'
import { mailFrom } from '@/lib/mail-from'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { FetchFailed } from '@/office/list/fetch-failed'
import { useAction } from '@/office/list/use-action'
import { Views } from '@/office/list/views'
import { SCREENS } from '@/office/screens'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { EditionLine, EditionsHead } from './edition-line'
import { EditionPage } from './edition-page'
import { editionAddress } from './edition-words'
import { NewsletterFacts } from './newsletter-facts'
import { TroubledMails } from './troubled-mails'

const TITLE = SCREENS.newsletter.label
const ADDRESS = paths.manager('newsletter')
const TROUBLED = 'troubled'

/** How many mails came to no good. */
const troubledIn = ({ unknown, answers }: Facts) =>
  answers.reduce((mails, answer) => mails + answer.mails, unknown.length)

/** What goes out by mail: the editions, the mails that came to no good, and the list in numbers (MAIL-5). */
export function Component() {
  const [params] = useSearchParams()
  const id = params.get('edition')
  const isOfTroubled = params.get('view') === TROUBLED
  const query = useQuery(editionsQuery())
  const facts = useQuery(newsletterFactsQuery())
  const editions = query.data
  const edition = editions?.find((each) => each.id === id)
  if (edition) return <EditionPage key={edition.id} edition={edition} back={{ label: TITLE, address: ADDRESS }} />
  const views = [
    { label: TITLE, address: ADDRESS, isCurrent: !isOfTroubled, count: editions?.length },
    {
      label: 'Refused or unknown',
      address: `${ADDRESS}?view=${TROUBLED}`,
      isCurrent: isOfTroubled,
      count: facts.data && troubledIn(facts.data),
    },
  ]
  return (
    <AdminPage title={TITLE} actions={mailFrom() && <NewEdition />}>
      <HeadingsBelow>
        <div className="grid flex-1 grid-cols-1 content-start xl:grid-cols-[minmax(0,1fr)_19.75rem] xl:content-stretch">
          <div className="min-w-0">
            <Views of={TITLE} views={views} />
            {isOfTroubled ? (
              facts.data && <TroubledMails facts={facts.data} editions={editions ?? []} />
            ) : (
              <section aria-label="Planned and sent">
                {id && editions && <p className="office-inset text-muted">That edition is not there any more.</p>}
                {!editions && !query.error && <TextSkeleton lines={3} />}
                {!editions && <FetchFailed what="Failed to fetch the editions" query={query} />}
                {editions?.length === 0 && <p className="office-inset text-muted">There are no editions yet.</p>}
                {editions && editions.length > 0 && (
                  <>
                    <EditionsHead />
                    <ul>
                      {editions.map((each) => (
                        <EditionLine key={each.id} edition={each} address={editionAddress(each.id)} />
                      ))}
                    </ul>
                  </>
                )}
              </section>
            )}
          </div>
          <div className="min-w-0 border-line bg-sunk xl:border-s">
            {facts.data && <NewsletterFacts facts={facts.data} />}
            {!facts.data && <FetchFailed what="Failed to count readers" query={facts} />}
          </div>
        </div>
      </HeadingsBelow>
    </AdminPage>
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
      navigate(editionAddress(id))
    })
  return (
    <Button look="solid" {...ariaDisabled(isRunning)} onClick={() => void begin()}>
      New edition
    </Button>
  )
}
