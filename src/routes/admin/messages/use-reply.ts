import { useQueryClient } from '@tanstack/react-query'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { ENTRY_LIMITS } from '@/data/message-entries/schema'
import { addEntry, setRemoved } from '@/data/message-entries/staff'
import { markStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { useStaff } from '@/office/use-staff'
import { useNotice } from '@/ui/states/notice'
import { replyLink } from './reply-link'
import { putBack, unsavedKeyOf } from './typed-entries'
import type { useMessageStatus } from './use-message-status'
import type { Typing } from './use-typed-entries'

export type Reply = { href: string; onClick: (event: React.MouseEvent) => void }

/**
 * The mail that answers a message with what is typed and the question; following it keeps the answer and sets replied.
 * "Not sent" gives the answer back to be written on. Null where the message is answered or archived (ADM-8, STAFF-7).
 */
export function useReply(
  message: StaffMessage,
  { typed, clear }: Typing,
  { isRunning, change }: ReturnType<typeof useMessageStatus>,
): Reply | null {
  const cache = useQueryClient()
  const { userId } = useStaff()
  const { copy, show } = useNotice()
  if (message.status !== 'new' && message.status !== 'read') return null
  const { words, id } = typed.answer
  const answer = words.trim()
  const { href, isTooLong } = replyLink(message, answer)

  const keeping = {
    run: async () => {
      await addEntry({ id, messageId: message.id, kind: 'answer', words: answer })
      clear('answer', id)
      void markStale(cache, 'message_entries')
    },
    undo: async () => {
      await setRemoved(id, true)
      putBack(unsavedKeyOf(userId, message.id), message.name, 'answer', answer)
      await markStale(cache, 'message_entries')
    },
  }
  const onClick = (event: React.MouseEvent) => {
    const isRefused = answer.length > ENTRY_LIMITS.words
    if (isRefused) show(`The answer must be ${formatCount(ENTRY_LIMITS.words)} characters or fewer.`, 'failed')
    if (isRefused || isRunning) return event.preventDefault()
    if (isTooLong) void copy(answer, 'The answer is copied, because it is too long for a link: paste it into the mail.')
    void change(message, 'replied', answer ? keeping : undefined)
  }
  return { href, onClick }
}
