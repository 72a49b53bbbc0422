import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { changeStatus, type StaffMessage, showStatus } from '@/data/contact-messages/staff'
import { markStale } from '@/data/stale'
import { useUndo } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'

type Known = Pick<StaffMessage, 'id' | 'status'>

const DONE: Readonly<Record<MessageStatus, string>> = {
  new: 'Marked as new',
  read: 'Marked as read',
  replied: 'Marked as replied',
  archived: 'Archived',
}

/** What is done together with a change of status, such as keeping the answer. */
export type Beside = {
  /** Done first; its failure leaves the status as it is. */
  run: () => Promise<void>
  /** Takes it back. */
  undo: () => Promise<void>
}

/** Changes messages' statuses, one at a time; the notice takes each change back (STAFF-7). A failure is said (ADM-10). */
export function useMessageStatus() {
  const cache = useQueryClient()
  const offer = useUndo()
  const { isRunning, run } = useAction()

  const change = (message: Known, wanted: MessageStatus, beside?: Beside) =>
    run(
      'Failed to update message',
      async () => {
        await beside?.run()
        await setStatus(cache, message, wanted)
        const takeBack = async () => {
          await setStatus(cache, { id: message.id, status: wanted }, message.status)
          await beside?.undo()
          return { text: `The message is ${labelOf(MESSAGE_STATUSES, message.status)} again` }
        }
        offer({
          text: DONE[wanted],
          undo: { run: takeBack, ...(wanted === 'replied' && { label: 'Not sent' }) },
        })
      },
      () => markStale(cache, 'contact_messages'),
    )
  return { isRunning, change }
}

/** A changed message stays listed until the list is loaded again (ADM-8). */
async function setStatus(cache: QueryClient, message: Known, wanted: string): Promise<void> {
  await changeStatus(message, wanted)
  await showStatus(cache, message.id, wanted)
  void markStale(cache, 'message_status')
}
