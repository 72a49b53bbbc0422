import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { openAmendmentsQuery } from '@/data/amendments/staff'
import { waitingRowsQuery } from '@/data/dashboard/staff'
import { draftsQuery, wentLiveQuery } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { moveToRow } from '@/office/keys/use-list-keys'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Choice } from '@/office/list/filters'
import { useFocusWhenGone } from '@/office/list/use-focus-when-gone'
import { Views } from '@/office/list/views'
import { SCREENS } from '@/office/screens'
import { textName } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { buttonClass } from '@/ui/button'
import { useToday } from '@/ui/hooks/use-today'
import { TextSkeleton } from '@/ui/states/skeleton'
import { CalendarGroups } from './calendar-groups'
import { GoToDay } from './go-to-day'
import { countLines, type Group, groupsOf, narrowed, needing, type ToCome } from './groups'
import { Months } from './months'

/** What J and K move over. */
const LINES = { row: 'li', opener: 'li > p > a' }

const NEW_AMENDMENT = `${paths.manager('amendments')}?edit=${NEW}`

/**
 * What readers will see from which day on: drafts with a day, amendments, amounts and dated texts; the drafts that have no day
 * yet; and what went live lately (TIME-2).
 */
export function Component() {
  const { all, failed, unlisted } = useCalendar()
  const [address] = useSearchParams()
  const today = useToday()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => () => moveToRow(box.current, by, LINES)
  useKeys('list', { add: () => void navigate(NEW_AMENDMENT), next: move(1), previous: move(-1) })
  const view = VIEWS.find(({ name }) => name === address.get('view')) ?? VIEWS[0]
  const groups = all && groupsOf(view.of(chosenOf(all, address), today), today)
  const shown = groups && (view.name === 'live' ? [...groups].reverse() : groups)
  return (
    <AdminPage
      title={SCREENS.calendar.label}
      fact="Each day begins at 00:00 in Israel"
      actions={
        <>
          <GoToDay groups={groups ?? []} />
          <Link to={NEW_AMENDMENT} className={buttonClass('solid')}>
            <Plus aria-hidden />
            Add amendment
            <KeyHint of={KEY_MAP.list.keys.add[0]} />
          </Link>
        </>
      }
    >
      <CalendarViews all={all} today={today} current={view} />
      <Filters all={all} />
      <div className="grid flex-1 grid-cols-1 min-[73.75rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <div ref={box} tabIndex={-1} className="min-w-0 pb-6 outline-none">
          {failed && (
            <div className="office-inset">
              <FetchFailed what="Failed to fetch the calendar" query={failed} />
            </div>
          )}
          {!shown && !failed && (
            <div className="office-inset">
              <TextSkeleton />
            </div>
          )}
          {all && shown && <Groups all={all} groups={shown} box={box} empty={view.empty} />}
          {shown && view.name === null && unlisted > 0 && (
            <p className="office-inset text-muted">
              And {formatCount(unlisted)} later amounts and texts, by their dates in their lists.
            </p>
          )}
        </div>
        <Months groups={groups ?? []} today={today} />
      </div>
    </AdminPage>
  )
}

/** All that the calendar shows, once all of it has come. */
function useCalendar() {
  const drafts = useQuery(draftsQuery())
  const amendments = useQuery(openAmendmentsQuery())
  const rows = useQuery(waitingRowsQuery())
  const live = useQuery(wentLiveQuery())
  const failed = [drafts, amendments, rows, live].find(({ data, error }) => !data && error)
  const all: ToCome | undefined = drafts.data &&
    amendments.data &&
    rows.data &&
    live.data && { drafts: drafts.data, amendments: amendments.data, rows: rows.data.rows, live: live.data }
  return { all, failed, unlisted: (rows.data?.total ?? 0) - (rows.data?.rows.length ?? 0) }
}

type CalendarView = {
  /** In the address. */
  name: string | null
  label: string
  of: (all: ToCome, today: string) => ToCome
  empty: string
}

const VIEWS: readonly [CalendarView, ...CalendarView[]] = [
  {
    name: null,
    label: 'To come',
    // An amendment stands for its changes, until one has failed.
    of: (all, today) => ({
      ...all,
      drafts: all.drafts.filter(({ failure, amendment }) => failure !== null || amendment === null),
      live: all.live.filter(({ day }) => day === today),
    }),
    empty: 'Nothing is to come. “Publish on…” in a text’s form sets a day; drafts without one stand here too.',
  },
  { name: 'waits', label: 'Waits for you', of: needing, empty: 'Nothing waits for you.' },
  {
    name: 'live',
    label: 'Went live',
    of: ({ live }) => ({ drafts: [], amendments: [], rows: [], live }),
    empty: 'Nothing has gone live by itself yet.',
  },
]

const chosenOf = (all: ToCome, address: URLSearchParams): ToCome =>
  narrowed(all, address.get('kind') ?? '', address.get('by') === MINE)

const MINE = 'me'

type AllProps = { all: ToCome | undefined }

function CalendarViews({ all, today, current }: AllProps & { today: string; current: CalendarView }) {
  const [address] = useSearchParams()
  const addressOf = (name: string | null) => {
    const next = new URLSearchParams(address)
    if (name) next.set('view', name)
    else next.delete('view')
    return `?${next}`
  }
  const views = VIEWS.map((view) => ({
    label: view.label,
    address: addressOf(view.name),
    isCurrent: view === current,
    count: all && countLines(view.of(chosenOf(all, address), today)),
  }))
  return <Views of="the calendar" views={views} />
}

/** By kind of text, and whether all or only one's own; in the address. */
function Filters({ all }: AllProps) {
  const [address, setAddress] = useSearchParams()
  const kind = address.get('kind') ?? ''
  const kinds = new Set(all && [...all.drafts, ...all.rows, ...all.live].map((text) => text.kind))
  if (all && all.amendments.length > 0) kinds.add('amendment')
  if (kind) kinds.add(kind)
  const choose = (column: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value) next.set(column, value)
    else next.delete(column)
    setAddress(next, { preventScrollReset: true })
  }
  const options = [...kinds].map((each) => [each, textName(each)] as const)
  return (
    <div className="office-tools flex min-h-12 flex-none items-center gap-2 overflow-x-auto border-line border-b bg-paper py-2 ps-margin pe-inset">
      <Choice column="kind" label="Kind" value={kind} options={options} onChoose={choose} />
      <Choice
        column="by"
        label="By"
        any="everyone"
        value={address.get('by') === MINE ? MINE : ''}
        options={[[MINE, 'me']]}
        onChoose={choose}
      />
    </div>
  )
}

type GroupsProps = { all: ToCome; groups: readonly Group[]; box: RefObject<HTMLElement | null>; empty: string }

/** The lines, and where the focus goes when one of them goes. */
function Groups({ all, groups, box, empty }: GroupsProps) {
  const expectRemoval = useFocusWhenGone(
    all.drafts.map(({ draft }) => draft),
    box,
  )
  if (groups.length === 0) return <p className="office-inset text-muted">{empty}</p>
  return <CalendarGroups groups={groups} drafts={all.drafts} onDiscard={expectRemoval} />
}
