import { useQueryClient } from '@tanstack/react-query'
import { useNotice } from '@/components/states/notice'
import type { MessageStatus } from '@/data/contact-messages/schema'
import {
  changeStatus,
  deleteMessage,
  type MessagesAsked,
  type StaffMessage,
  showStatus,
} from '@/data/contact-messages/staff'
import { useMarkStale } from '@/data/stale'
import { useAction } from '@/routes/admin/manager/use-action'

const DONE: Record<MessageStatus, string> = {
  new: 'Marked as new',
  read: 'Marked as read',
  replied: 'Marked as replied',
  archived: 'Archived',
}

/** A message's actions (ADM-8). A changed one stays listed until the next load; a failure loads it too (ADM-10). */
export function useMessageActions(message: StaffMessage, asked: MessagesAsked, onDeleted: (id: string) => void) {
  const cache = useQueryClient()
  const { show } = useNotice()
  const { isRunning, run } = useAction()
  const reload = useMarkStale('contact_messages')
  const countAgain = useMarkStale('message_status')

  return {
    isBusy: isRunning,
    change: (status: MessageStatus) =>
      run(
        'Failed to update message',
        async () => {
          await changeStatus(message, status)
          await showStatus(cache, asked, message.id, status)
          show(DONE[status])
          void countAgain()
        },
        reload,
      ),
    remove: () =>
      run(
        'Failed to delete message',
        async () => {
          await deleteMessage(message.id)
          onDeleted(message.id)
          show('Message deleted')
          await reload()
        },
        reload,
      ),
  }
}
