import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { type MessagesAsked, messageCountsQuery, type StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import { formatCount } from '@/lib/count'
import { formatBriefly } from '@/lib/moments'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { useSelectableList } from '@/office/list/use-selection'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { writeMessagesAddress } from './messages-address'
import { MessagesBar } from './messages-bar'
import { StatusMark } from './status-mark'
import { NOUNS } from './use-message-removals'
import type { MessagesAddress } from './use-messages-address'
import { LIST_ID, lineId } from './use-open-message'

type MessageListProps = {
  address: MessagesAddress
  query: UseQueryResult<Page<StaffMessage>>
  /** The id of the open message. */
  openId: string | null
  onRefresh: () => void
}

/** A page of the messages, filtered, searched and sorted (ADM-8). */
export function MessageList({ address, query, openId, onRefresh }: MessageListProps) {
  const { asked, change, search, addressOf } = address
  const { selection, focusList, box, onKeyDown } = useSelectableList(LIST_ID, query.data?.rows ?? [])
  const which = asked.status ? ` that are ${labelOf(MESSAGE_STATUSES, asked.status)}` : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside
    <div
      ref={box}
      onKeyDown={onKeyDown}
      className="office-message-list flex min-w-0 flex-col overflow-y-auto lg:border-line lg:border-e max-lg:group-data-open/messages:hidden"
    >
      <MessageFilter status={asked.status} onChange={(status) => change({ status })} />
      <PagedList
        id={LIST_ID}
        nouns={NOUNS}
        selected={selection.count}
        bulk={
          selection.count > 0 && (
            <MessagesBar
              asked={asked}
              selection={selection}
              total={query.data?.total ?? 0}
              list={box}
              onDone={focusList}
              openId={openId}
              back={addressOf(null)}
            />
          )
        }
        query={query}
        page={asked.page}
        q={asked.q}
        whole={writeMessagesAddress({ ...asked, page: 1 })}
        empty="No messages found"
        noMatch={`No messages found for "${asked.q}"${which}`}
        onClear={() => search('')}
        tools={
          <>
            <ManagerSearch noun="messages" q={asked.q} onSearch={search} />
            <MessageOrder asked={asked} onChange={change} />
          </>
        }
        note={<LeftBehind asked={asked} shown={query.data} onRefresh={onRefresh} />}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <li key={message.id} className="relative">
                <span id={`select-${message.id}`} hidden>
                  Select message of {withHebrew(message.name)}
                </span>
                <input
                  type="checkbox"
                  aria-labelledby={`select-${message.id}`}
                  checked={selection.has(message.id)}
                  onChange={() => selection.toggle(message)}
                  className={BOX}
                />
                <MessageLine message={message} address={addressOf(message.id)} isOpen={message.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

type LeftBehindProps = { asked: MessagesAsked; shown: Page<StaffMessage> | undefined; onRefresh: () => void }

/** Says that messages shown here are no longer of the status asked for, so that others move up. */
function LeftBehind({ asked: { status, page }, shown, onRefresh }: LeftBehindProps) {
  if (!status || !shown || Math.ceil(shown.total / PAGE_SIZE) <= page) return null
  const left = shown.rows.filter((message) => message.status !== status).length
  if (left === 0) return null
  return (
    <p className="office-inset flex flex-wrap items-center gap-x-4 gap-y-2">
      {left === 1 ? 'One message here is' : `${left} messages here are`} no longer {labelOf(MESSAGE_STATUSES, status)}.
      As many others move up from the next page.
      <Button look="outline" onClick={onRefresh}>
        Show them
      </Button>
    </p>
  )
}

/** Below the mark of the status, over the line, which is a link. */
const BOX = 'absolute start-1.5 bottom-1.5 z-2 size-6 accent-accent md:start-3.5'

type MessageLineProps = { message: StaffMessage; address: string; isOpen: boolean }

/** How much of a message its line holds, in characters. */
const PREVIEW = 140

const LINE = 'grid min-h-18.25 items-baseline border-line border-b py-2.25 pe-4 leading-4.75 -outline-offset-2'
const COLUMNS = 'grid-cols-[2.25rem_minmax(0,1fr)_auto] md:grid-cols-[var(--margin)_minmax(0,1fr)_auto]'

/** A message in the list: who wrote when about what, and how it begins (STAFF-7). */
function MessageLine({ message, address, isOpen }: MessageLineProps) {
  const { id, name, subject, created_at, status } = message
  const today = useToday()
  const weight = status === 'new' ? 'font-[650]' : ''
  return (
    <Link
      id={lineId(id)}
      to={address}
      aria-current={isOpen ? 'true' : undefined}
      className={`${LINE} ${COLUMNS} ${isOpen ? 'current-row' : 'hover:bg-hover'}`}
    >
      <StatusMark status={status} isShort />
      <bdi className={`max-w-full justify-self-start truncate ${weight}`}>{withHebrew(name)}</bdi>
      <time dateTime={created_at} className="ps-3 text-muted text-sm/4.75">
        {formatBriefly(created_at, today)}
      </time>
      <span className={`col-[2/-1] truncate ${weight}`}>{labelOf(CONTACT_SUBJECTS, subject)}</span>
      <bdi className="col-[2/-1] truncate text-muted text-sm">{withHebrew(message.message.slice(0, PREVIEW))}</bdi>
    </Link>
  )
}

type MessageOrderProps = { asked: MessagesAsked; onChange: (changed: Partial<MessagesAsked>) => void }

/** By what the messages are sorted, and which way round (ADM-8). */
function MessageOrder({ asked: { sort, isAscending }, onChange }: MessageOrderProps) {
  const id = useId()
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <div className="flex flex-wrap items-center gap-1">
      <label htmlFor={id} className="whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value === 'status' ? 'status' : 'date' })}
        className="min-h-control rounded-md border border-line-strong bg-raised ps-2 pe-8"
      >
        <option value="date">Date</option>
        <option value="status">Status</option>
      </select>
      <Button look="quiet" onClick={() => onChange({ isAscending: !isAscending })}>
        <Icon aria-hidden className="size-4" />
        {isAscending ? 'Ascending' : 'Descending'}
        <span className="sr-only">, change to {isAscending ? 'descending' : 'ascending'}</span>
      </Button>
    </div>
  )
}

const CHOICES: readonly (readonly [MessageStatus | null, string])[] = [
  [null, 'All'],
  ['new', MESSAGE_STATUSES.new],
  ['read', MESSAGE_STATUSES.read],
  ['replied', MESSAGE_STATUSES.replied],
  ['archived', MESSAGE_STATUSES.archived],
]

type MessageFilterProps = { status: MessageStatus | null; onChange: (status: MessageStatus | null) => void }

/** Which messages are shown: all, or those of one status, each with how many there are (ADM-8). */
function MessageFilter({ status, onChange }: MessageFilterProps) {
  const { data: counts } = useQuery(messageCountsQuery())
  const countOf = (value: MessageStatus | null) => {
    if (!counts) return null
    return value ? counts[value] : counts.new + counts.read + counts.replied + counts.archived
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Status</legend>
      <div className="office-views">
        {CHOICES.map(([value, label]) => {
          const count = countOf(value)
          return (
            <button key={label} type="button" aria-pressed={value === status} onClick={() => onChange(value)}>
              {label}
              {count !== null && <span className="ms-1 font-semibold text-muted text-sm"> {formatCount(count)}</span>}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
