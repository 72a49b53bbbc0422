import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { MOST_ADDED } from '@/data/additions/staff'
import { allSubscribers, type Subscriber, subscribersPageQuery } from '@/data/newsletter-subscriptions/staff'
import { MOST_AT_ONCE } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { EMAIL_LIMIT } from '@/lib/email'
import { mailLink } from '@/lib/mail-link'
import { formatMoment, formatStamp } from '@/lib/moments'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { BringIn, BringInLink } from '@/office/csv-import/bring-in'
import { Inside } from '@/office/in-front'
import { useKeys } from '@/office/keys/use-keys'
import { Action } from '@/office/list/action'
import { ManagerSearch } from '@/office/list/manager-search'
import { PagedList } from '@/office/list/paged-list'
import { SelectionBar } from '@/office/list/selection-bar'
import { useCsvExport } from '@/office/list/use-csv-export'
import { type Removals, useRemovals } from '@/office/list/use-removals'
import { useSelectableList } from '@/office/list/use-selection'
import type { ImportSpec } from '@/office/manager'
import { textOf } from '@/office/manager'
import { SCREENS } from '@/office/screens'
import { BRING_IN, useManagerAddress } from '@/office/use-manager-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

const NOUNS = ['subscriber', 'subscribers'] as const
const LIST_ID = 'subscribers'

const IMPORT: ImportSpec = {
  list: 'newsletter_subscriptions',
  nouns: NOUNS,
  fields: [{ name: 'email', label: 'Email', kind: 'email', isRequired: true, limit: EMAIL_LIMIT }],
  sameBy: [{ fields: ['email'] }],
  takesDuplicates: false,
  most: MOST_ADDED.addresses,
  readAll: async ({ q }) => (await allSubscribers(q)).map(({ email }) => ({ email })),
  addressOf: (_, values) => `${paths.manager('subscribers')}?${new URLSearchParams({ q: textOf(values, 'email') })}`,
}

/** Who gets the newsletter (ADM-12). */
export function Component() {
  const { q, page, search, view, viewAddress, edit } = useManagerAddress()
  const isBringing = view === BRING_IN
  const query = useQuery(subscribersPageQuery({ q, page }))
  const { isExporting, exportCsv } = useCsvExport({
    nouns: NOUNS,
    columns: ['Email', 'Date'],
    read: async () => (await allSubscribers(q)).map(({ email, created_at }) => [email, formatStamp(created_at)]),
  })
  const { selection, focusList, box, onKeyDown } = useSelectableList(LIST_ID, query.data?.rows ?? [])
  const removals = useRemovals<Subscriber>({
    table: 'newsletter_subscriptions',
    nouns: NOUNS,
    nameOf: ({ email }) => email,
  })
  const bulk = selection.count > 0 && (
    <SelectionBar
      nouns={NOUNS}
      selection={selection}
      total={query.data?.total ?? 0}
      readAll={async () => (await allSubscribers(q)).slice(0, MOST_AT_ONCE)}
      list={box}
      onDone={focusList}
      remove={() => removals.removeMany(selection.rows)}
      question={(answer) => <SubscriberDeletion subscribers={selection.rows} {...answer} />}
    />
  )
  return (
    <AdminPage
      title={SCREENS.subscribers.label}
      actions={
        <>
          <BringInLink to={viewAddress(BRING_IN)} noun={NOUNS[1]} isOpen={isBringing} />
          <Button look="outline" {...ariaDisabled(isExporting)} onClick={exportCsv}>
            <Download aria-hidden />
            {isExporting ? 'Exporting…' : 'Export CSV'}
          </Button>
        </>
      }
    >
      {isBringing && (
        <Inside of={SCREENS.subscribers.label}>
          <BringIn spec={IMPORT} onClose={() => edit(null)} />
        </Inside>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside */}
      <div ref={box} onKeyDown={onKeyDown} className="contents">
        <PagedList
          id={LIST_ID}
          nouns={NOUNS}
          selected={selection.count}
          bulk={bulk}
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
                  <SubscriberLine
                    subscriber={subscriber}
                    isSelected={selection.has(subscriber.id)}
                    isAnySelected={selection.count > 0}
                    onSelect={() => selection.toggle(subscriber)}
                    removals={removals}
                    onDeleted={onRemoved}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </AdminPage>
  )
}

type SubscriberLineProps = {
  subscriber: Subscriber
  isSelected: boolean
  /** Whether it or any other subscriber is selected. */
  isAnySelected: boolean
  onSelect: () => void
  removals: Removals<Subscriber>
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** An address that gets the newsletter, since when, and the way to take it off (ADM-12). */
function SubscriberLine(props: SubscriberLineProps) {
  const { subscriber, isSelected, isAnySelected, onSelect, removals, onDeleted } = props
  const { id, email, created_at } = subscriber
  const box = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const askToDelete = () => setIsAsked(true)
  // Where subscribers are selected, the key deletes those.
  useKeys('row', { select: onSelect, ...(!isAnySelected && { delete: askToDelete }) }, box)
  const remove = async () => {
    await removals.removeOne(subscriber)
    onDeleted(id)
    setIsAsked(false)
  }
  return (
    <div
      ref={box}
      data-selected={isSelected || undefined}
      className="flex min-h-11.5 flex-wrap items-center gap-x-4 pe-inset data-selected:bg-accent-soft max-sm:py-2"
    >
      <span className="office-margin -me-4 pe-3.5 text-end">
        <input type="checkbox" aria-label={`Select ${email}`} checked={isSelected} onChange={onSelect} />
      </span>
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
          onClick={askToDelete}
        />
      </div>
      {isAsked && (
        <SubscriberDeletion subscribers={[subscriber]} onConfirm={remove} onCancel={() => setIsAsked(false)} />
      )}
    </div>
  )
}

type SubscriberDeletionProps = {
  subscribers: readonly Subscriber[]
  onConfirm: () => Promise<void>
  onCancel: () => void
}

/** Asks before addresses are taken off the newsletter. */
function SubscriberDeletion({ subscribers, ...answer }: SubscriberDeletionProps) {
  const [first, ...others] = subscribers
  const isOne = others.length === 0
  return (
    <ConfirmDialog
      question={`Are you sure you want to delete ${isOne ? 'this subscriber' : `${formatCount(subscribers.length)} subscribers`}?`}
      detail={`${isOne ? `${first?.email} gets` : 'They get'} no more newsletters. It can be undone as long as the notice stands.`}
      action="Delete"
      {...answer}
    />
  )
}
