import { Archive, MailOpen, Reply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MessageStatus } from '@/data/contact-messages/schema'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { RowsDeletion } from '@/office/list/row-deletion'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import { MESSAGES } from './messages'
import type { Reply as ReplyAction } from './use-reply'

type MessageActionsProps = {
  message: StaffMessage
  reply: ReplyAction | null
  isBusy: boolean
  onChange: (status: MessageStatus) => void
  onDelete: () => Promise<void>
}

/** What can be done with the open message in its status (ADM-8); on small screens at the window's bottom. */
export function MessageActions({ message, reply, isBusy, onChange, onDelete }: MessageActionsProps) {
  const { name, status } = message
  const [isAsked, setIsAsked] = useState(false)
  const of = <span className="sr-only"> message of {name}</span>
  return (
    <div className="office-message-actions">
      {status === 'new' && (
        <Button look="outline" aria-keyshortcuts={READ} {...ariaDisabled(isBusy)} onClick={() => onChange('read')}>
          <MailOpen aria-hidden />
          Mark as Read{of}
          <KeyHint of={READ} />
        </Button>
      )}
      {reply && (
        <a href={reply.href} onClick={reply.onClick} className={buttonClass('outline')}>
          <Reply aria-hidden className="rtl:-scale-x-100" />
          Reply{of}
        </a>
      )}
      {status !== 'archived' && (
        <Button
          look="outline"
          aria-keyshortcuts={ARCHIVE}
          {...ariaDisabled(isBusy)}
          onClick={() => onChange('archived')}
        >
          <Archive aria-hidden />
          Archive{of}
          <KeyHint of={ARCHIVE} />
        </Button>
      )}
      <Button look="quiet" {...ariaDisabled(isBusy)} onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden />
        <span className="max-md:sr-only">Delete</span>
        {of}
      </Button>
      {isAsked && (
        <RowsDeletion
          manager={MESSAGES}
          rows={[message]}
          onConfirm={() => onDelete().finally(() => setIsAsked(false))}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

const {
  read: [READ],
  archive: [ARCHIVE],
} = KEY_MAP.message.keys
