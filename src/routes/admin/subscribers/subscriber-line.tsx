import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNotice } from '@/components/states/notice'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { deleteSubscriber, type Subscriber } from '@/data/newsletter-subscriptions/staff'
import { mailLink } from '@/lib/mail-link'
import { formatMoment } from '@/lib/moments'
import { withReason } from '@/lib/with-reason'
import { Action } from '../manager/action'

type SubscriberLineProps = {
  subscriber: Subscriber
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** An address that gets the newsletter, since when, and the way to take it off (ADM-12). */
export function SubscriberLine({ subscriber: { id, email, created_at }, onDeleted }: SubscriberLineProps) {
  const cache = useQueryClient()
  const { show } = useNotice()
  const [isAsked, setIsAsked] = useState(false)
  const remove = async () => {
    try {
      await deleteSubscriber(id)
    } catch (error) {
      void cache.invalidateQueries()
      throw new Error(withReason('Failed to delete subscriber', error), { cause: error })
    }
    onDeleted(id)
    setIsAsked(false)
    show('Subscriber deleted')
    await cache.invalidateQueries()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
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
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => setIsAsked(true)}
        />
      </div>
      {isAsked && (
        <ConfirmDialog
          question="Are you sure you want to delete this subscriber?"
          detail={`${email} gets no more newsletters. This cannot be undone here; the address can be subscribed again.`}
          action="Delete"
          onConfirm={remove}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
