import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { PageHeading } from '@/components/ui/page-heading'
import { allSubscribers, subscribersPageQuery } from '@/data/newsletter-subscriptions/staff'
import { formatStamp } from '@/lib/moments'
import { AdminPage } from '@/routes/admin/layout/admin-page'
import { SCREENS } from '@/routes/admin/layout/screens'
import { ManagerSearch } from '@/routes/admin/manager/manager-search'
import { PagedList } from '@/routes/admin/manager/paged-list'
import { useCsvExport } from '@/routes/admin/manager/use-csv-export'
import { useManagerAddress } from '@/routes/admin/manager/use-manager-address'
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
    <AdminPage title={SCREENS.subscribers.label}>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageHeading>{SCREENS.subscribers.label}</PageHeading>
        <Button look="outline" {...held(isExporting)} onClick={exportCsv}>
          <Download aria-hidden className="size-4" />
          {isExporting ? 'Exporting…' : 'Export CSV'}
        </Button>
      </header>
      <ManagerSearch noun="subscribers" q={q} onSearch={search} />
      <PagedList
        nouns={NOUNS}
        query={query}
        page={page}
        q={q}
        empty="There are no subscribers yet."
        onClear={() => search('')}
      >
        {(subscriber, onRemoved) => (
          <li key={subscriber.id}>
            <SubscriberLine subscriber={subscriber} onDeleted={onRemoved} />
          </li>
        )}
      </PagedList>
    </AdminPage>
  )
}
