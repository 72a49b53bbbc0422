import { useQuery } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import { messageCountsQuery, messagesTable, type StaffMessage } from '@/data/contact-messages/staff'
import type { RowsAsked } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { formatStamp } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { AdminPage } from '@/office/admin-page'
import { useKeys } from '@/office/keys/use-keys'
import { useCsvExport } from '@/office/list/use-csv-export'
import { SCREENS } from '@/office/screens'
import { useManagerAddress } from '@/office/use-manager-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useNotice } from '@/ui/states/notice'
import { MessageList } from './message-list'
import { MESSAGES } from './messages'
import { OpenMessage } from './open-message'
import { useOpenMessage } from './use-open-message'

const PANES = 'grid flex-1 grid-cols-1 lg:grid-cols-[minmax(20rem,26.5rem)_minmax(0,1fr)]'
/** Each by itself, where the window has room for two. */
const EACH_SCROLLS = 'lg:tall:h-[calc(100dvh-var(--top))] lg:tall:flex-none lg:tall:grid-rows-[minmax(0,1fr)]'

/** What visitors have written: a list beside the message that is read (ADM-8, ADM-9, STAFF-7). */
export function Component() {
  const address = useManagerAddress('', { sorted: messagesTable.sorted, filters: MESSAGES.filters ?? [] })
  const { q, page, chosen, sort } = address
  const asked = { q, page, chosen, sort, only: {} }
  const query = useQuery(messagesTable.pageQuery(asked))
  const { data: counts } = useQuery(messageCountsQuery())
  const { isExporting, exportCsv } = useExport(asked)
  const opening = useOpenMessage(address, query)
  const refresh = useRefresh(query.refetch)
  const navigate = useNavigate()
  const open = (to: string | null) => {
    if (to) void navigate(to, { replace: opening.id !== null })
  }
  const box = useRef<HTMLDivElement>(null)
  useKeys('list', { search: () => box.current?.querySelector<HTMLElement>('input[type=search]')?.focus() })
  useKeys('message', { next: () => open(opening.next), previous: () => open(opening.previous) })
  // On small screens an open message has the bar to itself.
  const look = address.opened === null ? '' : 'max-lg:hidden'
  return (
    <AdminPage
      title={SCREENS.messages.label}
      fact={counts && counts.new > 0 && `${formatCount(counts.new)} new`}
      actions={
        <>
          <Button look="outline" className={look} {...ariaDisabled(query.isFetching)} onClick={refresh}>
            <RefreshCw aria-hidden className={query.isFetching ? 'motion-safe:animate-spin' : ''} />
            Refresh
          </Button>
          <Button look="outline" className={look} {...ariaDisabled(isExporting)} onClick={exportCsv}>
            <Download aria-hidden />
            {isExporting ? 'Exporting…' : 'Export CSV'}
          </Button>
        </>
      }
    >
      <div
        ref={box}
        data-open={address.opened !== null || undefined}
        className={`office-messages group/messages ${PANES} ${EACH_SCROLLS}`}
      >
        <MessageList address={address} asked={asked} query={query} openId={opening.id} onRefresh={refresh} />
        {opening.id === null ? (
          <p className="place-self-center text-muted max-lg:group-not-data-open/messages:hidden">
            Choose a message to read it.
          </p>
        ) : (
          <OpenMessage
            key={opening.id}
            id={opening.id}
            opening={opening}
            filter={chosen.status}
            back={address.openingAddress(null)}
          />
        )}
      </div>
    </AdminPage>
  )
}

const COLUMNS = ['Date', 'Name', 'Email', 'Subject', 'Message', 'Status']

/** All messages of the list as a CSV file (ADM-9). */
const useExport = (asked: RowsAsked) =>
  useCsvExport({
    nouns: MESSAGES.nouns,
    columns: COLUMNS,
    read: async () => (await messagesTable.allRows(asked)).map(lineOf),
  })

const lineOf = ({ created_at, name, email, subject, message, status }: StaffMessage): string[] => [
  formatStamp(created_at),
  name,
  email,
  labelOf(CONTACT_SUBJECTS, subject),
  message,
  labelOf(MESSAGE_STATUSES, status),
]

/** Loads the list and the numbers of messages again; what fails is said, and the list stays as it is. */
function useRefresh(refetch: () => Promise<{ error: Error | null }>) {
  const markStatus = useMarkStale('message_status')
  const markEntries = useMarkStale('message_entries')
  const { show, endFailure } = useNotice()
  return async () => {
    endFailure()
    void markStatus()
    void markEntries()
    const { error } = await refetch()
    if (error) show(withReason('Failed to fetch messages', error), 'failed')
  }
}
