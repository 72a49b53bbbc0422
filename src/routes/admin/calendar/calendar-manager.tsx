import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { waitsQuery } from '@/data/waits/staff'
import { formatCount } from '@/lib/count'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { type Waiting, WhatWaits, waitingOf } from '@/office/drafts/waiting'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import { moveToRow } from '@/office/keys/use-list-keys'
import { Choice } from '@/office/list/filters'
import { Views } from '@/office/list/views'
import { SCREENS } from '@/office/screens'
import { textName } from '@/office/text-kinds'
import { NEW } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { buttonClass } from '@/ui/button'
import { useToday } from '@/ui/hooks/use-today'
import { DayHead } from './day-head'
import { GoToDay } from './go-to-day'
import { groupsOf } from './groups'
import { Months } from './months'

/** What J and K move over. */
const LINES = { row: 'li', opener: 'li > p > a' }

const NEW_AMENDMENT = `${paths.manager('amendments')}?edit=${NEW}`

/**
 * What readers will see from which day on: drafts with a day, amendments, amounts and dated texts; the drafts that have no day
 * yet; and what went live lately (TIME-2).
 */
export function Component() {
  const query = useQuery(waitsQuery(useStaff().userId))
  const all = query.data && waitingOf(query.data).filter(({ is }) => is !== 'discarded' && is !== 'note')
  const unlisted = query.data ? query.data.rowsInAll - query.data.rows.length : 0
  const [address] = useSearchParams()
  const today = useToday()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => () => moveToRow(box.current, by, LINES)
  useKeys('list', { add: () => void navigate(NEW_AMENDMENT), next: move(1), previous: move(-1) })
  const view = VIEWS.find(({ name }) => name === address.get('view')) ?? VIEWS[0]
  const chosen = all && chosenOf(all, address).filter((item) => view.has(item, today))
  const groups = chosen && groupsOf(chosen, today)
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
          <WhatWaits
            label={SCREENS.calendar.label}
            query={query}
            failed="Failed to fetch the calendar"
            groups={shown?.map((group) => ({
              label: group.title,
              head: <DayHead group={group} />,
              items: group.items,
              hasDay: group.key === 'failed',
              look: group.key === 'failed' ? 'bg-warning-soft' : '',
            }))}
            empty={view.empty}
          />
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

type CalendarView = {
  /** In the address. */
  name: string | null
  label: string
  has: (item: Waiting, today: string) => boolean
  empty: string
}

const VIEWS: readonly [CalendarView, ...CalendarView[]] = [
  {
    name: null,
    label: 'To come',
    // An amendment stands for its changes, until one has failed.
    has: ({ is, isFailed, day }, today) =>
      is === 'draft' || is === 'amendment' || is === 'row' || isFailed === true || (is === 'live' && day === today),
    empty: 'Nothing is to come. “Publish on…” in a text’s form sets a day; drafts without one stand here too.',
  },
  {
    name: 'waits',
    label: 'Waits for you',
    has: ({ needsSomebody }) => needsSomebody === true,
    empty: 'Nothing waits for you.',
  },
  {
    name: 'live',
    label: 'Went live',
    has: ({ is }) => is === 'live',
    empty: 'Nothing has gone live by itself yet.',
  },
]

const MINE = 'me'

/** What the filters leave: of one kind of text, and what the reader of the calendar has written. */
const chosenOf = (all: readonly Waiting[], address: URLSearchParams): Waiting[] =>
  all.filter(({ kind, isOwn }) => (address.get('kind') || kind) === kind && (isOwn || address.get('by') !== MINE))

/** The address with another value of a part, or without it. */
function changed(address: URLSearchParams, part: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value) next.set(part, value)
  else next.delete(part)
  return next
}

type AllProps = { all: readonly Waiting[] | undefined }

function CalendarViews({ all, today, current }: AllProps & { today: string; current: CalendarView }) {
  const [address] = useSearchParams()
  const views = VIEWS.map((view) => ({
    label: view.label,
    address: `?${changed(address, 'view', view.name)}`,
    isCurrent: view === current,
    count: all && chosenOf(all, address).filter((item) => view.has(item, today)).length,
  }))
  return <Views of="the calendar" views={views} />
}

/** By kind of text, and whether all or only one's own; in the address. */
function Filters({ all }: AllProps) {
  const [address, setAddress] = useSearchParams()
  const kind = address.get('kind') ?? ''
  const kinds = new Set(all?.map((item) => item.kind))
  if (kind) kinds.add(kind)
  const choose = (column: string, value: string) =>
    setAddress(changed(address, column, value), { preventScrollReset: true })
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
