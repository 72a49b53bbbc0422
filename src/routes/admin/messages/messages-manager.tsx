import { useQuery } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useNotice } from '@/components/states/notice'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES } from '@/data/contact-messages/schema'
import { allMessages, messagesPageQuery } from '@/data/contact-messages/staff'
import { useMarkStale } from '@/data/stale'
import { formatStamp } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { AdminPage } from '@/routes/admin/layout/admin-page'
import { SCREENS } from '@/routes/admin/layout/screens'
import { ManagerSearch } from '@/routes/admin/manager/manager-search'
import { useCsvExport } from '@/routes/admin/manager/use-csv-export'
import { MessageFilter } from './message-filter'
import { MessageList } from './message-list'
import { MessageOrder } from './message-order'
import { useMessagesAddress } from './use-messages-address'

const COLUMNS = ['Date', 'Name', 'Email', 'Subject', 'Message', 'Status']

/** What visitors have written (ADM-8, ADM-9). */
export function Component() {
  const { asked, change, search } = useMessagesAddress()
  const query = useQuery(messagesPageQuery(asked))
  const { isExporting, exportCsv } = useCsvExport({
    nouns: ['message', 'messages'],
    columns: COLUMNS,
    read: async () =>
      (await allMessages(asked)).map(({ created_at, name, email, subject, message, status }) => [
        formatStamp(created_at),
        name,
        email,
        labelOf(CONTACT_SUBJECTS, subject),
        message,
        labelOf(MESSAGE_STATUSES, status),
      ]),
  })
  const refresh = useRefresh(query.refetch)
  return (
    <AdminPage
      title={SCREENS.messages.label}
      actions={
        <>
          <Button look="outline" {...held(query.isFetching)} onClick={refresh}>
            <RefreshCw aria-hidden className={query.isFetching ? 'motion-safe:animate-spin' : ''} />
            Refresh
          </Button>
          <Button look="outline" {...held(isExporting)} onClick={exportCsv}>
            <Download aria-hidden />
            {isExporting ? 'Exporting…' : 'Export CSV'}
          </Button>
        </>
      }
    >
      <MessageFilter status={asked.status} onChange={(status) => change({ status })} />
      <MessageList
        asked={asked}
        query={query}
        onRefresh={refresh}
        onClear={() => search('')}
        tools={
          <>
            <ManagerSearch noun="messages" q={asked.q} onSearch={search} />
            <MessageOrder asked={asked} onChange={change} />
          </>
        }
      />
    </AdminPage>
  )
}

/** Loads the list and the number of new messages again; what fails is said, and the list stays as it is. */
function useRefresh(refetch: () => Promise<{ error: Error | null }>) {
  const markStale = useMarkStale('message_status')
  const { show } = useNotice()
  return async () => {
    void markStale()
    const { error } = await refetch()
    if (error) show(withReason('Failed to fetch messages', error), 'failed')
  }
}
