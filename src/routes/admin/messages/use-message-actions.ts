import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotice } from '@/components/states/notice'
import type { MessageStatus } from '@/data/contact-messages/schema'
import {
  changeStatus,
  deleteMessage,
  MESSAGES_KEY,
  type MessagesAsked,
  messagesPageQuery,
  newMessagesQuery,
  type StaffMessage,
} from '@/data/contact-messages/staff'
import { withReason } from '@/lib/with-reason'

const DONE: Record<MessageStatus, string> = {
  new: 'Marked as new',
  read: 'Marked as read',
  replied: 'Marked as replied',
  archived: 'Archived',
}

/**
 * What staff do with a message (ADM-8). A message whose status has changed stays where it is in the list until that is
 * loaded again. What fails is logged and said in a passing notice (ADM-10), and the list is loaded again: it may not show
 * what is there.
 */
export function useMessageActions(message: StaffMessage, asked: MessagesAsked, onDeleted: (id: string) => void) {
  const cache = useQueryClient()
  const { show } = useNotice()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  const run = async (action: () => Promise<void>, fallback: string) => {
    // Not the state: two events of one moment see the same state.
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      console.error(fallback, error)
      show(withReason(fallback, error), 'failed')
      await cache.invalidateQueries({ queryKey: MESSAGES_KEY })
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  const showStatus = (status: MessageStatus) => {
    const { queryKey } = messagesPageQuery(asked)
    // An answer that is on its way may be older than the change.
    if (cache.isFetching({ queryKey }) > 0) return cache.invalidateQueries({ queryKey })
    cache.setQueryData(
      queryKey,
      (page) => page && { ...page, rows: page.rows.map((row) => (row.id === message.id ? { ...row, status } : row)) },
    )
  }

  return {
    isBusy,
    change: (status: MessageStatus) =>
      run(async () => {
        await changeStatus(message, status)
        await showStatus(status)
        show(DONE[status])
        void cache.invalidateQueries({ queryKey: newMessagesQuery().queryKey })
      }, 'Failed to update message'),
    remove: () =>
      run(async () => {
        await deleteMessage(message.id)
        onDeleted(message.id)
        show('Message deleted')
        await cache.invalidateQueries({ queryKey: MESSAGES_KEY })
      }, 'Failed to delete message'),
  }
}
