import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarX, FileX, Plus, StickyNote } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dashboardQuery, LONE_SENDER } from '@/data/dashboard/staff'
import { deadLinksQuery } from '@/data/dead-links/staff'
import { waitsQuery } from '@/data/waits/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { ADDITIONS } from '@/office/additions'
import { AdminPage } from '@/office/admin-page'
import { type Waiting, type WaitingGroup, WhatWaits, waitingOf } from '@/office/drafts/waiting'
import { FetchFailed } from '@/office/list/fetch-failed'
import { KindMark, Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { MenuButton } from '@/office/menu-button'
import { placeAddress } from '@/office/place-address'
import { SCREENS, WAYS } from '@/office/screens'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { DeadLinkWords } from '@/routes/admin/dead-links/dead-link-words'
import { buttonClass } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { Bar } from '@/ui/states/skeleton'
import { NewMessageList } from './new-message-list'
import { RecentChanges } from './recent-changes'
import { UnderivedTexts } from './underived-texts'
import { UnsavedTexts } from './unsaved-texts'
import { VainSearches } from './vain-searches'

/** Where staff arrive: what waits for them, and what changed lately (AUTH-5, STAFF-1). */
export function Component() {
  return (
    <AdminPage title="Dashboard" fact={formatDay(useToday())} actions={<AddMenu />}>
      <Counts />
      <LoneSender />
      <div className="grid flex-1 grid-cols-1 content-start xl:grid-cols-[minmax(0,1fr)_23.75rem] xl:content-stretch">
        <div>
          <HeadingsBelow>
            <NewMessageList />
            <ForYou groups={URGENT} failed="Failed to fetch what waits" />
            <UnderivedTexts />
            <UnsavedTexts />
            <DeadLinkList />
            <VainSearches />
            <ForYou groups={TO_COME} />
            <p className="office-inset hidden text-muted only:block">Nothing waits for you.</p>
          </HeadingsBelow>
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

type Group = Pick<WaitingGroup, 'title' | 'icon' | 'more' | 'most'> & {
  /** Which of all that waits. */
  has: (item: Waiting) => boolean | undefined
}

/** What somebody has to decide, and what colleagues did to one's own drafts; on top, for readers see the former text. */
const URGENT: readonly Group[] = [
  { title: 'Did not go live', icon: CalendarX, has: ({ isFailed }) => isFailed },
  {
    // Said as soon as the conflict arises, not on the day (TIME-3).
    title: 'In the way of an amendment',
    icon: CalendarX,
    has: ({ is, isFailed, needsSomebody }) => is === 'change' && needsSomebody && !isFailed,
  },
  { title: 'Your drafts that a colleague discarded', icon: FileX, has: ({ is }) => is === 'discarded' },
  { title: 'Notes on your drafts', icon: StickyNote, has: ({ is }) => is === 'note' },
]

const SHOWN = 5

const SOME = {
  most: SHOWN,
  more: (
    <Link to={paths.manager('calendar')} className="link font-semibold text-sm">
      {SCREENS.calendar.label}
    </Link>
  ),
}

const isRow = ({ is }: Waiting) => is === 'row'

/** What goes live from a day on, or once somebody publishes it: the nearest first. */
const TO_COME: readonly Group[] = [
  {
    ...SOME,
    title: SCREENS.amendments.label,
    icon: SCREENS.amendments.icon,
    has: ({ is, day }) => is === 'amendment' && day !== null,
  },
  { ...SOME, title: 'Drafts', icon: CalendarClock, has: ({ is, isFailed }) => is === 'draft' && !isFailed },
  { title: 'Waits for its day', icon: CalendarClock, has: isRow },
]

/** Those with a day before all others. */
const byDay = (one: Waiting, other: Waiting) => (one.day ?? '9999').localeCompare(other.day ?? '9999')

/** What waits for whoever reads it, in some of its groups (STAFF-1); `failed` says that it could not be read, once for all. */
function ForYou({ groups, failed }: { groups: readonly Group[]; failed?: string }) {
  const query = useQuery(waitsQuery(useStaff().userId))
  const all = query.data && waitingOf(query.data).sort(byDay)
  return (
    <WhatWaits
      {...(failed && { query, failed })}
      groups={
        all &&
        groups.map(({ has, ...group }) => ({
          ...group,
          items: all.filter(has),
          // Of the rows only the next ones are listed.
          count: has === isRow ? query.data?.rowsInAll : undefined,
        }))
      }
    />
  )
}

/** The newest of what leads nowhere, and the way to all of it (STAFF-1, TRUE-4). */
function DeadLinkList() {
  const { label, icon } = SCREENS['dead-links']
  const address = paths.manager('dead-links')
  const query = useQuery(deadLinksQuery(1))
  const all = (
    <Link to={address} className="link font-semibold text-sm">
      All of them
    </Link>
  )
  return (
    <Lines
      title={label}
      icon={icon}
      count={query.data?.total}
      more={all}
      query={query}
      failed="Failed to fetch dead links"
      rows={query.data?.rows}
      most={SHOWN}
      keyOf={({ id }) => id}
    >
      {(link) => (
        <Line
          mark={<KindMark kind={link.kind} />}
          name={link.title}
          address={placeAddress({ ...link, id: link.text_id })}
          acts={
            <Link to={address} className={buttonClass('outline')}>
              Repair<span className="sr-only"> {link.linked || link.url}</span>
            </Link>
          }
        >
          <DeadLinkWords link={link} />
        </Line>
      )}
    </Lines>
  )
}
