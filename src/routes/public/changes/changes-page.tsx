import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { lawChangesQuery } from '@/data/changes/law'
import type { Change, Changes, ChangesAsked } from '@/data/changes/queries'
import type { OfferedTopic } from '@/data/newsletter-subscriptions/offered-topics'
import { formatCount } from '@/lib/count'
import { formatMonth } from '@/lib/dates'
import { HAS_FEEDS } from '@/lib/site'
import { KINDS } from '@/names/kinds'
import { isNarrowed } from '@/names/list-address'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { NeighbourLinks } from '@/routes/public/layout/neighbour-links'
import { Component as NotFoundPage } from '@/routes/public/layout/not-found-page'
import { Page } from '@/routes/public/layout/page'
import { DocketPart, DocketSkeleton } from '@/routes/public/list/docket'
import { ByMail } from '@/routes/public/newsletter/by-mail'
import { Button, buttonClass } from '@/ui/button'
import { FeedLink } from '@/ui/content/feed-link'
import { useListAddress } from '@/ui/hooks/use-list-address'
import { useToday } from '@/ui/hooks/use-today'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { ChangeEntry } from './change-entry'
import { ChangesRail, useChangeOptions } from './changes-rail'
import { LawChanges } from './law-changes'
import { CHANGES_SHAPE, changesAsked, isMonth, questionsOfChanges } from './questions'

export { questionsOfChangesAt } from './questions'

const LEAD =
  'In the law, by the day from which it holds, or on which it was published. What we changed on this site stands below.'

/** What changed: the latest months or one, by kind and section (TIME-5). */
export function Component() {
  const { month } = useParams()
  return month === undefined || isMonth(month) ? <ChangesPage month={month} /> : <NotFoundPage />
}

function ChangesPage({ month }: { month: string | undefined }) {
  const list = useListAddress(CHANGES_SHAPE)
  const asked = changesAsked(list.asked, month)
  // The list of the law has no kinds of texts, and stands above; amendments are in it.
  const isOfLaw = month === undefined && asked.kinds.length === 0
  const { data: told, error } = useQuery(questionsOfChanges(asked).changes)
  const law = useQuery({ ...lawChangesQuery(asked.provisions), enabled: isOfLaw })
  // The list above would move what stands below it, from under a reader's finger too.
  const data = isOfLaw && law.isPending ? undefined : told
  const box = useRef<HTMLElement>(null)
  const clear = () => {
    // The button goes away with what it clears.
    box.current?.focus({ preventScroll: true })
    list.clear()
  }
  const name = month && formatMonth(month)
  const today = useToday()
  const changes = data?.changes.filter(({ kind }) => !isOfLaw || kind !== 'amendment')
  const total = data && changes && data.total - data.changes.length + changes.length
  const toCome = isOfLaw ? [] : (data?.toCome.filter(({ day }) => day > today) ?? [])
  const isEmpty = changes && changes.length + toCome.length === 0
  return (
    <Page
      title={name ? `${PAGE_NAMES.changes} in ${name}` : PAGE_NAMES.changes}
      description={name ? `What was new or changed on this site in ${name}.` : LEAD}
      lead={name ? 'What was new or changed on this site in this month.' : LEAD}
      crumb={name}
      place={<HowMany />}
      isUnlisted={Boolean(month) && isEmpty === true && !isNarrowed(list.asked)}
      rail={<ChangesRail list={list} month={month} onClear={clear} />}
    >
      <WithoutScripts>Filtering the changes needs JavaScript. Each month has a page of its own.</WithoutScripts>
      <div className="on-text wide:-mt-5 mb-5 flex flex-wrap items-baseline gap-x-6 text-ui print:hidden">
        {HAS_FEEDS && <FeedLink href={paths.changesFeed}>All changes as a feed</FeedLink>}
        <ByMail topics={topicsOf(asked)} className="link" />
      </div>
      {isOfLaw && <InTheLaw provisions={asked.provisions} />}
      <section ref={box} tabIndex={-1} aria-label="Changes" className="outline-none">
        <p role="status" className="sr-only">
          {total !== undefined && `${countText(total)}${name ? ` in ${name}` : ''}`}
        </p>
        {!data && error && <LoadFailed fallback="Failed to fetch the changes" error={error} />}
        {!data && !error && <DocketSkeleton />}
        {isEmpty && <NoChanges month={name} isNarrowed={isNarrowed(list.asked)} onClear={clear} />}
        {toCome.length > 0 && (
          <DocketPart title="To come" isToCome>
            <Entries changes={toCome} />
          </DocketPart>
        )}
        {changes && total !== undefined && (
          <div className={isOfLaw ? 'quiet-docket' : ''}>
            <Months changes={changes} total={total} />
          </div>
        )}
        {data && <WaysOn month={month} earlier={data.earlier} />}
      </section>
    </Page>
  )
}

/** What the page shows, whatever its month, and everything (MAIL-4). */
function topicsOf({ kinds, provisions }: ChangesAsked): OfferedTopic[] {
  if (kinds.length + provisions.length === 0) return []
  return [{ name: 'What is chosen here', kinds: [...kinds], provisions: [...provisions] }]
}

/** What changed in the law, above what its editors changed on the site. */
const InTheLaw = ({ provisions }: { provisions: readonly string[] }) => (
  <>
    <section aria-label="In the law">
      <LawChanges provisions={provisions} />
    </section>
    <div className="on-text mt-14 border-part border-t pt-3">
      <h2 className="part-title">Changed on this site</h2>
      <p className="mt-1 text-muted text-ui">
        What our editors wrote, corrected or added. The law did not change by it.
      </p>
    </div>
  </>
)

/** How many changes there are that are not minor, and since when: "58 changes since February 2021". */
function HowMany() {
  const { data: options } = useChangeOptions()
  const months = options?.get('month') ?? []
  const first = months.at(-1)
  if (!first) return null
  return `${countText(months.reduce((sum, { items }) => sum + items, 0))} since ${formatMonth(first.choice)}`
}

const countText = (count: number) => `${formatCount(count)} ${count === 1 ? 'change' : 'changes'}`

/** The changes under their months; those that are minor are one line of their month until it is opened. */
function Months({ changes, total }: Pick<Changes, 'changes' | 'total'>) {
  const months = Map.groupBy(changes, ({ day }) => day.slice(0, 7))
  return (
    <>
      {[...months].map(([month, ofMonth]) => {
        const [minor, shown] = [true, false].map((is) => ofMonth.filter(({ is_minor }) => is_minor === is))
        return (
          <DocketPart key={month} title={formatMonth(month)} note={shown?.length ? countText(shown.length) : ''}>
            <Entries changes={shown} />
            <MinorChanges month={month} changes={minor} />
          </DocketPart>
        )
      })}
      {total > changes.length && (
        <p className="on-text mt-6 text-muted">
          {`These are the latest ${formatCount(changes.length)} of ${countText(total)}. Choose kinds or sections to see the others.`}
        </p>
      )}
    </>
  )
}

function Entries({ changes = [] }: { changes: readonly Change[] | undefined }) {
  return (
    <ul className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.id}>
          <Contained what="This change">
            <ChangeEntry change={change} />
          </Contained>
        </li>
      ))}
    </ul>
  )
}

function MinorChanges({ month, changes = [] }: { month: string; changes: readonly Change[] | undefined }) {
  if (changes.length === 0) return null
  return (
    <details className="border-line border-t">
      <summary className="on-text flex min-h-11 cursor-pointer items-center gap-2 text-muted text-ui">
        {`${formatCount(changes.length)} minor ${changes.length === 1 ? 'change' : 'changes'} in ${formatMonth(month)}`}
        <span className="chevron" />
      </summary>
      <Entries changes={changes} />
    </details>
  )
}

type NoChangesProps = { month: string | undefined; isNarrowed: boolean; onClear: () => void }

function NoChanges({ month, isNarrowed, onClear }: NoChangesProps) {
  const when = month ? ` in ${month}` : ''
  if (isNarrowed) {
    return (
      <EmptyState text={`No changes${when} match these filters`}>
        <Button look="outline" onClick={onClear}>
          Clear filters
        </Button>
      </EmptyState>
    )
  }
  if (month) return <EmptyState text={`No changes were recorded${when}.`} />
  return (
    <EmptyState text="No changes have been recorded yet. What the editors add or change will stand here, by month.">
      <Link to={KINDS.news.path} className={buttonClass('outline')}>
        {KINDS.news.title}
      </Link>
    </EmptyState>
  )
}

const SIDES = [
  ['earlier', 'Earlier'],
  ['all', 'All'],
] as const

/** The next month before these, and from one month to all. */
function WaysOn({ month, earlier }: { month: string | undefined; earlier: string | null }) {
  const { search } = useLocation()
  const { data: options } = useChangeOptions()
  const first = options?.get('month')?.at(-1)?.choice
  const rows = [
    { relation: 'earlier', to: earlier, title: earlier && formatMonth(earlier) },
    { relation: 'all', to: month && '', title: first ? `since ${formatMonth(first)}` : 'latest first' },
  ].flatMap(({ relation, to, title }) =>
    typeof to === 'string' && title ? [{ relation, title, url: paths.changes(to) + search }] : [],
  )
  return rows.length > 0 && <NeighbourLinks name="Months" noun="months" sides={SIDES} rows={rows} />
}
