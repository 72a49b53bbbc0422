import { Archive, MailOpen } from 'lucide-react'
import type { ComponentProps } from 'react'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import { changeStatuses, type StaffMessage } from '@/data/contact-messages/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { useUndo } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { BulkBar } from '@/office/rows/bulk-bar'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { MESSAGES } from './messages'

type MessagesBarProps = Omit<ComponentProps<typeof BulkBar<StaffMessage, never>>, 'manager' | 'moving' | 'children'>

/** What can be done with the selected messages (ADM-8, STAFF-2). */
export function MessagesBar(props: MessagesBarProps) {
  const { rows, clear } = props.selection
  const { isRunning, change } = useStatuses()
  const set = async (wanted: MessageStatus) => {
    if (await change(rows, wanted)) clear()
  }
  return (
    <BulkBar {...props} manager={MESSAGES} moving={null} isBusy={isRunning}>
      {rows.some(({ status }) => status === 'new') && (
        <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => void set('read')}>
          <MailOpen aria-hidden />
          Mark as Read
        </Button>
      )}
      <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => void set('archived')}>
        <Archive aria-hidden />
        Archive
      </Button>
    </BulkBar>
  )
}

/** Changes the status of messages; those that are new alone are marked as read, and the notice takes it back. */
function useStatuses() {
  const offer = useUndo()
  const { isRunning, run } = useAction()
  const reload = useMarkStale('contact_messages')
  const change = async (messages: readonly StaffMessage[], wanted: MessageStatus): Promise<boolean> => {
    let isDone = false
    const apply = async () => {
      const meant = wanted === 'read' ? messages.filter(({ status }) => status === 'new') : messages
      const changed = await changeStatuses(meant, wanted)
      isDone = true
      const takeBack = async () => {
        for (const [former, alike] of Map.groupBy(changed, ({ status }) => status)) {
          await changeStatuses(
            alike.map(({ id }) => ({ id, status: wanted })),
            former,
          )
        }
        await reload()
        return { text: 'Undone' }
      }
      const count = `${formatCount(changed.length)} ${MESSAGES.nouns[changed.length === 1 ? 0 : 1]}`
      offer({
        text: `${count} marked as ${labelOf(MESSAGE_STATUSES, wanted)}`,
        ...(changed.length > 0 && { undo: { run: takeBack } }),
      })
      await reload()
    }
    await run('Failed to update messages', apply, reload)
    return isDone
  }
  return { isRunning, change }
}
