import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { deleteSubscriber, type Subscriber } from '@/data/newsletter-subscriptions/staff'
import { mailLink } from '@/lib/mail-link'
import { formatMoment } from '@/lib/moments'
import { Action } from '@/office/list/action'
import { useDeletion } from '@/office/list/use-deletion'

type SubscriberLineProps = {
  subscriber: Subscriber
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** An address that gets the newsletter, since when, and the way to take it off (ADM-12). */
export function SubscriberLine({ subscriber: { id, email, created_at }, onDeleted }: SubscriberLineProps) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useDeletion({
    table: 'newsletter_subscriptions',
    remove: () => deleteSubscriber(id),
    failed: 'Failed to delete subscriber',
    onDeleted: () => {
      onDeleted(id)
      setIsAsked(false)
    },
    done: 'Subscriber deleted',
  })
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
          detail={`${email} gets no more newsletters. This cannot be undone here; the address can be subscribed again.`}
          action="Delete"
          onConfirm={remove}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
