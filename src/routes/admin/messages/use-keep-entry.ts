import { useNotice } from '@/ui/states/notice'
import type { StaffMessage } from '@/data/contact-messages/staff'
import type { EntryKind } from '@/data/message-entries/schema'
import { addEntry } from '@/data/message-entries/staff'
import { useMarkStale } from '@/data/stale'
import { useAction } from '@/office/list/use-action'
import type { Typing } from './use-typed-entries'

/** Keeps a note, or an answer that was sent already, with its message; what failed is said, and stays to be tried again. */
export function useKeepEntry({ id: messageId }: StaffMessage, { typed, clear }: Typing) {
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
