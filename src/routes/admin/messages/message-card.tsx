import { Archive, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import type { MessagesAsked, StaffMessage } from '@/data/contact-messages/staff'
import { mailLink } from '@/lib/mail-link'
import { formatMoment } from '@/lib/moments'
import { ACTION, Action } from '@/routes/admin/manager/action'
import { MessageText } from './message-text'
import { StatusBadge } from './status-badge'
import { useMessageActions } from './use-message-actions'

type MessageCardProps = {
  message: StaffMessage
  /** What the list was asked for that it stands in. */
  asked: MessagesAsked
  /** It is deleted; the list is about to be loaded without it. */
  onDeleted: (id: string) => void
}

/** A visitor's message, and what can be done with it in its status (ADM-8). */
export function MessageCard({ message, asked, onDeleted }: MessageCardProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { name, email, created_at, status } = message
  const subject = labelOf(CONTACT_SUBJECTS, message.subject)
  return (
    <article ref={card} tabIndex={-1} aria-labelledby={id} className="office-item-text">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} dir="auto" className="min-w-0 break-words font-semibold leading-snug">
          {name}
        </h2>
        <StatusBadge status={status} />
        <time dateTime={created_at} className="text-muted text-sm sm:ms-auto">
          {formatMoment(created_at)}
        </time>
      </div>
      <p className="mt-1">
        <span className="text-muted">{subject} · </span>
        <a href={mailLink(email)} className="link wrap-anywhere py-0.5">
          {email}
        </a>
      </p>
      <MessageText text={message.message} of={name} />
      <Actions
        message={message}
        asked={asked}
        onDeleted={onDeleted}
        // The button that was pressed goes with the change: the focus waits around it.
        onChange={() => card.current?.focus({ preventScroll: true })}
      />
    </article>
  )
}

type ActionsProps = MessageCardProps & { onChange: () => void }

/** Set against the end of the line, with those first that a change takes away: the others stay under the pointer. */
function Actions({ message, asked, onDeleted, onChange }: ActionsProps) {
  const { name, email, status } = message
  const { isBusy, change, remove } = useMessageActions(message, asked, onDeleted)
  const [isAsked, setIsAsked] = useState(false)
  const changeTo = (wanted: MessageStatus) => {
    onChange()
    void change(wanted)
  }
  const whose = `message of ${name}`
  return (
    <div className="-mx-2 mt-1 flex flex-wrap items-center justify-end sm:gap-x-1">
      {asked.status && status !== asked.status && (
        <p className="me-auto px-2 text-muted text-sm">
          No longer {labelOf(MESSAGE_STATUSES, asked.status)}: it leaves this list when that is refreshed.
        </p>
      )}
      {status === 'new' && (
        <Action
          name="Mark as Read"
          of={whose}
          icon={<MailOpen aria-hidden className={ICON} />}
          isHeld={isBusy}
          onClick={() => changeTo('read')}
        />
      )}
      {(status === 'new' || status === 'read') && (
        <a
          href={mailLink(email, `Re: ${labelOf(CONTACT_SUBJECTS, message.subject)}`)}
          onClick={(event) => (isBusy ? event.preventDefault() : changeTo('replied'))}
          className={ACTION}
        >
          <Reply aria-hidden className={`${ICON} rtl:-scale-x-100`} />
          Reply <span className="sr-only">{whose}</span>
        </a>
      )}
      {status !== 'archived' && (
        <Action
          name="Archive"
          of={whose}
          icon={<Archive aria-hidden className={ICON} />}
          isHeld={isBusy}
          onClick={() => changeTo('archived')}
        />
      )}
      <Action
        name="Delete"
        of={whose}
        icon={<Trash2 aria-hidden className={ICON} />}
        isHeld={isBusy}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          question="Are you sure you want to delete this message?"
          detail={`From ${name}. A deleted message cannot be brought back.`}
          action="Delete"
          onConfirm={() => remove().finally(() => setIsAsked(false))}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

const ICON = 'size-4 max-sm:hidden'
