import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dashboardQuery, LONE_SENDER, waitingRowsQuery } from '@/data/dashboard/staff'
import { deadLinksQuery } from '@/data/dead-links/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { ADDITIONS } from '@/office/additions'
import { AdminPage } from '@/office/admin-page'
import { FetchFailed } from '@/office/list/fetch-failed'
import { MenuButton } from '@/office/list/menu-button'
import { WaitingLine } from '@/office/list/waiting-line'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { placeAddress } from '@/office/place-address'
import { SCREENS, WAYS } from '@/office/screens'
import { NEW } from '@/office/use-manager-address'
import { DeadLinkWords } from '@/routes/admin/dead-links/dead-link-words'
import { buttonClass } from '@/ui/button'
import { useToday } from '@/ui/hooks/use-today'
import { Bar } from '@/ui/states/skeleton'
import { AmendmentGroup, DiscardedGroup, DraftGroup, FailedDrafts, NoteGroup } from './draft-groups'
import { NewMessageList } from './new-message-list'
import { RecentChanges } from './recent-changes'
import { UnderivedTexts } from './underived-texts'
import { UnsavedTexts } from './unsaved-texts'
import { VainSearches } from './vain-searches'
import { FetchedGroup, WorkGroup } from './work-group'

/** Where staff arrive: what waits for them, and what changed lately (AUTH-5, STAFF-1). */
export function Component() {
  return (
    <AdminPage title="Dashboard" fact={formatDay(useToday())} actions={<AddMenu />}>
      <Counts />
      <LoneSender />
      <div className="grid flex-1 grid-cols-1 content-start xl:grid-cols-[minmax(0,1fr)_23.75rem] xl:content-stretch">
        <div>
          <NewMessageList />
          <FailedDrafts />
          <DiscardedGroup />
          <NoteGroup />
          <UnderivedTexts />
          <UnsavedTexts />
          <DeadLinkList />
          <VainSearches />
          <AmendmentGroup />
          <DraftGroup />
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
      (messages, subscriptions, votes, views and searches in vain: {formatCount(sent)}), who is refused now. If many
      people sent it, the site takes them for one: whoever runs it finds in supabase/hosted.md how senders are told
      apart.
    </p>
  )
}

/** What the specification has the dashboard lead to. */
const FIRST = ['chapters', 'rulings', 'news'] as const

/** The ways that the specification names, and what asks for work, in one line of links. */
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
    <nav aria-label="At a glance" aria-busy={!data} className="office-views h-auto flex-wrap py-1.5">
      {FIRST.map((name) => (
        <Link key={name} to={paths.manager(name)}>
          {SCREENS[name].label}
        </Link>
      ))}
      {!data && <Bar className="my-3 ms-2.5 h-4 w-48" />}
      {WAYS.map(({ address, waits }) => {
        if (!waits) return null
        const [counted, one, many] = waits
        const total = data?.get(counted) ?? 0
        if (total === 0) return null
        return (
          <Link key={address} to={address}>
            <b className="me-1 font-semibold text-ink">{formatCount(total)}</b> {total === 1 ? one : many}
          </Link>
        )
      })}
    </nav>
  )
}

/** Adds anything from the dashboard: leads to the form of each kind, or to where its place, or the file, is chosen (STAFF-1). */
function AddMenu() {
  const file = { label: 'File…', icon: SCREENS.files.icon, to: `${paths.manager('files')}?edit=${NEW}` }
  return (
    <MenuButton label="Add" className={buttonClass('solid')} items={[...ADDITIONS, file]}>
      <Plus aria-hidden />
      Add
    </MenuButton>
  )
}

const SHOWN = 5

/** The newest of what leads nowhere, and the way to all of it (STAFF-1, TRUE-4). */
function DeadLinkList() {
  const { label, icon } = SCREENS['dead-links']
  const address = paths.manager('dead-links')
  return (
    <FetchedGroup query={useQuery(deadLinksQuery(1))} failed="Failed to fetch dead links">
      {({ rows, total }) => (
        <WorkGroup
          title={label}
          icon={icon}
          count={total}
          more={
            <Link to={address} className="link font-semibold text-sm">
              All of them
            </Link>
          }
        >
          {rows.slice(0, SHOWN).map((link) => (
            <WorkLine
              key={link.id}
              mark={<KindMark kind={link.kind} />}
              name={link.title}
              address={placeAddress({ ...link, id: link.text_id })}
              actions={
                <Link to={address} className={buttonClass('outline')}>
                  Repair<span className="sr-only"> {link.linked || link.url}</span>
                </Link>
              }
            >
              <DeadLinkWords link={link} />
            </WorkLine>
          ))}
        </WorkGroup>
      )}
    </FetchedGroup>
  )
}

/** What has its day still to come: rates, which hold from then on, and what is dated ahead (STAFF-1). */
function WaitingList() {
  return (
    <FetchedGroup query={useQuery(waitingRowsQuery())} failed="Failed to fetch what waits for its day">
      {({ rows, total }) => (
        <WorkGroup title="Waits for its day" icon={CalendarClock} count={total}>
          {rows.map((row) => (
            <WaitingLine key={row.id} row={row} hasDay />
          ))}
        </WorkGroup>
      )}
    </FetchedGroup>
  )
}
