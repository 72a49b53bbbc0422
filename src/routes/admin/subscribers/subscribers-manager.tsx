import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { allSubscribers, type Subscriber, subscribersPageQuery } from '@/data/newsletter-subscriptions/staff'
import { mailLink } from '@/lib/mail-link'
import { formatMoment, formatStamp } from '@/lib/moments'
import { AdminPage } from '@/office/admin-page'
import { Action } from '@/office/list/action'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { useCsvExport } from '@/office/list/use-csv-export'
import { useRemovals } from '@/office/list/use-removals'
import { SCREENS } from '@/office/screens'
import { useManagerAddress } from '@/office/use-manager-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

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
        <Button look="outline" {...ariaDisabled(isExporting)} onClick={exportCsv}>
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

type SubscriberLineProps = {
  subscriber: Subscriber
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** An address that gets the newsletter, since when, and the way to take it off (ADM-12). */
function SubscriberLine({ subscriber, onDeleted }: SubscriberLineProps) {
  const { id, email, created_at } = subscriber
  const [isAsked, setIsAsked] = useState(false)
  const { removeOne } = useRemovals<Subscriber>({
    table: 'newsletter_subscriptions',
    nouns: NOUNS,
    nameOf: (row) => row.email,
  })
  const remove = async () => {
    await removeOne(subscriber)
    onDeleted(id)
    setIsAsked(false)
  }
  return (
    <div className="flex min-h-11.5 flex-wrap items-center gap-x-4 ps-margin pe-inset">
      <a href={mailLink(email)} className="link min-w-0 wrap-anywhere py-0.5">
        {email}
      </a>
      <time dateTime={created_at} className="text-muted text-sm sm:ms-auto">
        {formatMoment(created_at)}
      </time>
      <div className="-me-2 max-sm:ms-auto">
        <Action
          name="Delete"
          of={email}
          isDangerous
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => setIsAsked(true)}
        />
      </div>
      {isAsked && (
        <ConfirmDialog
          question="Are you sure you want to delete this subscriber?"
          detail={`${email} gets no more newsletters. It can be undone as long as the notice stands.`}
          action="Delete"
          onConfirm={remove}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
