import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@/ui/button'
import { held } from '@/ui/held'
import { allSubscribers, subscribersPageQuery } from '@/data/newsletter-subscriptions/staff'
import { formatStamp } from '@/lib/moments'
import { AdminPage } from '@/office/admin-page'
import { SCREENS } from '@/office/screens'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { useCsvExport } from '@/office/list/use-csv-export'
import { useManagerAddress } from '@/office/use-manager-address'
import { SubscriberLine } from './subscriber-line'

const NOUNS = ['subscriber', 'subscribers'] as const

/** Who gets the newsletter (ADM-12). */
export function Component() {
  const { q, page, search } = useManagerAddress()
  const query = useQuery(subscribersPageQuery({ q, page }))
  const { isExporting, exportCsv } = useCsvExport({
    nouns: NOUNS,
    columns: ['Email', 'Date'],
    read: async () => (await allSubscribers(q)).map(({ email, created_at }) => [email, formatStamp(created_at)]),
  })
  return (
    <AdminPage
      title={SCREENS.subscribers.label}
      actions={
        <Button look="outline" {...held(isExporting)} onClick={exportCsv}>
          <Download aria-hidden />
          {isExporting ? 'Exporting…' : 'Export CSV'}
        </Button>
      }
    >
      <PagedList
        nouns={NOUNS}
        query={query}
        page={page}
        q={q}
        empty="There are no subscribers yet."
        onClear={() => search('')}
        tools={<ManagerSearch noun="subscribers" q={q} onSearch={search} />}
      >
        {(subscribers, onRemoved) => (
          <ul className="divide-y divide-line border-line border-b">
            {subscribers.map((subscriber) => (
              <li key={subscriber.id}>
                <SubscriberLine subscriber={subscriber} onDeleted={onRemoved} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}
