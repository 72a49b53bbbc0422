import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { Bar } from '@/ui/states/skeleton'
import { dashboardQuery, LONE_SENDER } from '@/data/dashboard/staff'
import { useToday } from '@/ui/hooks/use-today'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { AdminPage } from '@/office/admin-page'
import { SCREENS } from '@/office/screens'
import { FetchFailed } from '@/office/list/fetch-failed'
import { AddMenu } from './add-menu'
import { DeadReferenceList } from './dead-reference-list'
import { NewMessageList } from './new-message-list'
import { RecentChanges } from './recent-changes'
import { UnsavedDrafts } from './unsaved-drafts'
import { WaitingList } from './waiting-list'

/** Where staff arrive: what waits for them, what changed lately, and how much there is of everything (AUTH-5, STAFF-1). */
export function Component() {
  return (
    <AdminPage title="Dashboard" fact={formatDay(useToday())} actions={<AddMenu />}>
      <Counts />
      <LoneSender />
      <div className="grid flex-1 grid-cols-1 content-start xl:grid-cols-[minmax(0,1fr)_23.75rem] xl:content-stretch">
        <div>
          <NewMessageList />
          <UnsavedDrafts />
          <DeadReferenceList />
          <WaitingList />
          <p className="office-inset hidden text-muted only:block">Nothing waits for you.</p>
        </div>
        <RecentChanges />
      </div>
    </AdminPage>
  )
}

/** Warns when nearly all that visitors sent within the last hour seems to come from one sender (SEC-6). */
function LoneSender() {
  const sent = useQuery(dashboardQuery()).data?.get(LONE_SENDER)
  if (sent === undefined) return null
  return (
    <p className="border-line border-b bg-accent-soft py-2 ps-margin pe-inset">
      <b className="font-semibold">Nearly all that visitors sent within the last hour came from one sender</b>{' '}
      (messages, subscriptions, votes and views: {formatCount(sent)}), who is refused now. If many people sent it, the
      site takes them for one: whoever runs it finds in supabase/README.md how senders are told apart.
    </p>
  )
}

/** How many there are of everything, in one line of links. */
function Counts() {
  const query = useQuery(dashboardQuery())
  const { data, error } = query
  if (!data && error) {
    return (
      <div className="office-inset">
        <FetchFailed what="Failed to fetch data" query={query} />
      </div>
    )
  }
  return (
    <nav aria-label="What the guide holds" aria-busy={!data} className="office-views">
      {!data && <Bar className="my-3 ms-2.5 h-4 w-96" />}
      {data &&
        Object.entries(SCREENS).flatMap(([name, { counts }]) =>
          counts.map(([table, one, many]) => {
            const total = data.get(table) ?? 0
            return (
              <Link key={table} to={paths.manager(name)}>
                <b className="me-1 font-semibold text-ink">{formatCount(total)}</b> {total === 1 ? one : many}
              </Link>
            )
          }),
        )}
    </nav>
  )
}
