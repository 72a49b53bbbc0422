import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { messageCountsQuery, messagesTable, type StaffMessage, showDeleted } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import type { RowsAsked, Sort } from '@/data/staff-table'
import { formatBriefly } from '@/lib/moments'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { useSelectableList } from '@/office/list/use-selection'
import { Views } from '@/office/list/views'
import type { ManagerAddress } from '@/office/use-manager-address'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { MESSAGES } from './messages'
import { MessagesBar } from './messages-bar'
import { StatusMark } from './status-mark'
import { LIST_ID, lineId } from './use-open-message'

type MessageListProps = {
  address: ManagerAddress
  /** What the query asks for. */
  asked: RowsAsked
  query: UseQueryResult<Page<StaffMessage>>
  /** The id of the open message. */
  openId: string | null
  onRefresh: () => void
}

/** A page of the messages, filtered, searched and sorted (ADM-8). */
export function MessageList({ address, asked, query, openId, onRefresh }: MessageListProps) {
  const { q, page, chosen, openingAddress } = address
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { selection, box, onKeyDown } = useSelectableList(query.data?.rows ?? [])
  const which = chosen.status ? ` that are ${labelOf(MESSAGE_STATUSES, chosen.status)}` : ''
  const close = (gone: ReadonlySet<string>) => {
    showDeleted(cache, gone)
    if (openId && gone.has(openId)) void navigate(openingAddress(null), { replace: true, preventScrollReset: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside
    <div
      ref={box}
      onKeyDown={onKeyDown}
      className="office-message-list flex min-w-0 flex-col overflow-y-auto lg:border-line lg:border-e max-lg:group-data-open/messages:hidden"
    >
      <StatusViews address={address} />
      <PagedList
        id={LIST_ID}
        nouns={MESSAGES.nouns}
        selected={selection.count}
        bulk={
          selection.count > 0 && (
            <MessagesBar
              selection={selection}
              total={query.data?.total ?? 0}
              readAll={() => messagesTable.firstRows(asked)}
              list={box}
              onDeleted={close}
            />
          )
        }
        query={query}
        page={page}
        q={q}
        whole={JSON.stringify([q, chosen, address.sort])}
        empty="No messages found"
        noMatch={`No messages found for "${q}"${which}`}
        onClear={() => address.search('')}
        tools={
          <>
            <ManagerSearch noun="messages" q={q} onSearch={address.search} />
            <MessageOrder sort={address.sort ?? messagesTable.order} onSort={address.sortBy} />
          </>
        }
        note={<LeftBehind status={chosen.status} page={page} shown={query.data} onRefresh={onRefresh} />}
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
                <MessageLine message={message} address={openingAddress(message.id)} isOpen={message.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

type LeftBehindProps = {
  status: string | undefined
  page: number
  shown: Page<StaffMessage> | undefined
  onRefresh: () => void
}

/** Says that messages shown here are no longer of the status asked for, so that others move up. */
function LeftBehind({ status, page, shown, onRefresh }: LeftBehindProps) {
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

type MessageOrderProps = { sort: Sort; onSort: (sort: Sort) => void }

/** By what the messages are sorted, and which way round (ADM-8). */
function MessageOrder({ sort: { column, ascending }, onSort }: MessageOrderProps) {
  const id = useId()
  const Icon = ascending ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <div className="flex flex-wrap items-center gap-1">
      <label htmlFor={id} className="whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        value={column}
        onChange={({ target }) => onSort({ column: target.value, ascending })}
        className="min-h-control rounded-md border border-line-strong bg-raised ps-2 pe-8"
      >
        <option value="created_at">Date</option>
        <option value="status">Status</option>
      </select>
      <Button look="quiet" onClick={() => onSort({ column, ascending: !ascending })}>
        <Icon aria-hidden className="size-4" />
        {ascending ? 'Ascending' : 'Descending'}
        <span className="sr-only">, change to {ascending ? 'descending' : 'ascending'}</span>
      </Button>
    </div>
  )
}

const STATUSES: readonly MessageStatus[] = ['new', 'read', 'replied', 'archived']

/** Which messages are shown: all, or those of one status, each with how many there are (ADM-8). */
function StatusViews({ address: { chosen, choiceAddress } }: { address: ManagerAddress }) {
  const { data: counts } = useQuery(messageCountsQuery())
  const view = (status: MessageStatus | null, label: string, count: number | undefined) => ({
    label,
    address: choiceAddress('status', status),
    isCurrent: (chosen.status ?? null) === status,
    count,
  })
  const all = counts && STATUSES.reduce((sum, status) => sum + counts[status], 0)
  return (
    <Views
      of={MESSAGES.nouns[1]}
      views={[
        view(null, 'All', all),
        ...STATUSES.map((status) => view(status, MESSAGE_STATUSES[status], counts?.[status])),
      ]}
    />
  )
}
