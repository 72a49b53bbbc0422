import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { allSubscribers, subscribersPageQuery } from '@/data/newsletter-subscriptions/staff'
import { formatStamp } from '@/lib/moments'
import { AdminPage } from '../layout/admin-page'
import { ManagerSearch } from '../manager/manager-search'
import { useCsvExport } from '../manager/use-csv-export'
import { useManagerAddress } from '../manager/use-manager-address'
import { SubscriberList } from './subscriber-list'

/** Who gets the newsletter (ADM-12). */
export function Component() {
  const { q, page, search } = useManagerAddress()
  const query = useQuery(subscribersPageQuery({ q, page }))
  const { isExporting, exportCsv } = useCsvExport({
    nouns: ['subscriber', 'subscribers'],
    columns: ['Email', 'Date'],
    read: async () => (await allSubscribers(q)).map(({ email, created_at }) => [email, formatStamp(created_at)]),
  })
  return (
    <AdminPage title="Subscribers">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <PageHeading>Subscribers</PageHeading>
        <Button look="outline" disabled={isExporting} onClick={exportCsv}>
          <Download aria-hidden className="size-4" />
          {isExporting ? 'Exporting…' : 'Export CSV'}
        </Button>
      </header>
      <ManagerSearch noun="subscribers" q={q} onSearch={search} />
      <SubscriberList q={q} page={page} query={query} onClear={() => search('')} />
    </AdminPage>
  )
}
