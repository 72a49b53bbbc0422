import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CONTACT_SUBJECTS, labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { type StaffMessage, showDeleted } from '@/data/contact-messages/staff'
import type { EntryKind } from '@/data/message-entries/schema'
import { addEntry, type Entry } from '@/data/message-entries/staff'
import { useMarkStale } from '@/data/stale'
import { mailLink } from '@/lib/mail-link'
import { formatMoment } from '@/lib/moments'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import { useKeys } from '@/office/keys/use-keys'
import { useAction } from '@/office/list/use-action'
import { useRowChanges } from '@/office/rows/use-row-changes'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useNotice } from '@/ui/states/notice'
import { Composer } from './composer'
import { MessageActions } from './message-actions'
import { MessageEntries } from './message-entries'
import { MESSAGES } from './messages'
import { StatusMark } from './status-mark'
import { useMessageStatus } from './use-message-status'
import { OPEN_ID } from './use-open-message'
import { useReply } from './use-reply'
import { type Typing, useTypedEntries } from './use-typed-entries'

type ReadMessageProps = {
  message: StaffMessage
  entries: readonly Entry[]
  /** Said where the entries could not be read. */
  failure: ReactNode
  filter: string | undefined
  back: string
  steps: ReactNode
}

export const MESSAGE_BAR =
  'flex min-h-12 flex-none flex-wrap items-center gap-2 border-line border-b py-2 ps-2 pe-4 md:ps-6 md:pe-inset'
export const MESSAGE_TEXT = 'w-full max-w-195 px-4 pt-4 pb-5 md:px-6 lg:flex-1 lg:overflow-y-auto'

/** A visitor's message with what was written about it, and where one goes on writing. */
export function ReadMessage({ message, entries, failure, filter, back, steps }: ReadMessageProps) {
  const typing = useTypedEntries(message)
  const { typed } = typing
  const [kind, setKind] = useState<EntryKind>(typed.note.words && !typed.answer.words ? 'note' : 'answer')
  const box = useRef<HTMLTextAreaElement>(null)
  const status = useMessageStatus()
  const keeping = useKeepEntry(message, typing)
  const deletion = useDeleteMessage(message, back)
  const reply = useReply(message, typing, status)
  const isBusy = status.isRunning || keeping.isRunning || deletion.isRunning
  const change = (wanted: MessageStatus) => {
    // The button that was pressed goes with the change.
    document.getElementById(OPEN_ID)?.focus({ preventScroll: true })
    void status.change(message, wanted)
  }
  const write = (chosen: EntryKind) => {
    setKind(chosen)
    box.current?.focus()
  }
  useKeys('message', {
    reply: () => write('answer'),
    note: () => write('note'),
    ...(!isBusy && message.status === 'new' && { read: () => change('read') }),
    ...(!isBusy && message.status !== 'archived' && { archive: () => change('archived') }),
  })
  return (
    <>
      <div className={MESSAGE_BAR}>
        <MessageActions message={message} reply={reply} isBusy={isBusy} onChange={change} onDelete={deletion.remove} />
        {steps}
      </div>
      <article className={MESSAGE_TEXT} aria-label="Message">
        <Head message={message} filter={filter} />
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-[1.0625rem]/6.5">
          {withHebrew(message.message)}
        </p>
        <MessageEntries entries={entries} />
        {failure}
      </article>
      <Composer
        to={message.name}
        kind={kind}
        onKind={write}
        typing={typing}
        reply={reply}
        isBusy={isBusy}
        onKeep={keeping.keep}
        box={box}
      />
      <UnsavedGuard isUnsaved={() => typing.isRefused} detail="This browser has no room to keep what you typed." />
    </>
  )
}

/** Who wrote when about what, and where it stands. */
function Head({ message, filter }: Pick<ReadMessageProps, 'message' | 'filter'>) {
  const { name, email, subject, created_at, status } = message
  return (
    <header className="mb-3.5 grid gap-1 border-line border-b pb-3">
      <h2 className="wrap-anywhere font-semibold text-xl">
        <bdi>{withHebrew(name)}</bdi>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <a href={mailLink(email)} className="link wrap-anywhere py-0.5">
          {email}
        </a>
        <span className="text-muted">
          {labelOf(CONTACT_SUBJECTS, subject)}, <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </span>
        <span className="sm:ms-auto">
          <StatusMark status={status} />
        </span>
      </p>
      {filter && status !== filter && (
        <p className="text-muted text-sm">
          No longer {labelOf(MESSAGE_STATUSES, filter)}: it leaves this list when that is refreshed.
        </p>
      )}
    </header>
  )
}

/** Deletes the open message, and goes back to the list (ADM-8). A failure is logged and said (ADM-10). */
function useDeleteMessage(message: StaffMessage, back: string) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { isRunning, run } = useAction()
  const { changeMany } = useRowChanges(MESSAGES)
  const remove = () =>
    run('Failed to delete message', async () => {
      await changeMany([message], 'delete')
      showDeleted(cache, new Set([message.id]))
      navigate(back, { replace: true, preventScrollReset: true })
    })
  return { isRunning, remove }
}

/** Keeps a note, or an answer that was sent already, with its message; what failed is said, and stays to be tried again. */
function useKeepEntry({ id: messageId }: StaffMessage, { typed, clear }: Typing) {
  const { isRunning, run } = useAction()
  const { show } = useNotice()
  const markEntries = useMarkStale('message_entries')
  const markMessages = useMarkStale('contact_messages')

  const keep = (kind: EntryKind) => {
    const { id, words } = typed[kind]
    void run(
      `Failed to keep the ${kind}`,
      async () => {
        await addEntry({ id, messageId, kind, words })
        clear(kind, id)
        show(kind === 'note' ? 'Note saved' : 'Answer kept')
        await markEntries()
      },
      // Somebody may have deleted the message; trying again does not wait for that.
      async () => void markMessages(),
    )
  }
  return { isRunning, keep }
}
