import { useQueryClient } from '@tanstack/react-query'
import { Archive, MailOpen } from 'lucide-react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import {
  allMessages,
  changeStatuses,
  type MessagesAsked,
  type StaffMessage,
  showDeleted,
} from '@/data/contact-messages/staff'
import { MOST_AT_ONCE } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { SelectionBar } from '@/office/list/selection-bar'
import { useUndo } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import type { Selection } from '@/office/list/use-selection'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { NOUNS, useMessageRemovals } from './use-message-removals'

type MessagesBarProps = {
  asked: MessagesAsked
  selection: Selection<StaffMessage>
  total: number
  list: RefObject<HTMLElement | null>
  onDone: () => void
  /** The open message, and the address without it. */
  openId: string | null
  back: string
}

/** What can be done with the selected messages (ADM-8, STAFF-2). */
export function MessagesBar({ asked, openId, back, ...bar }: MessagesBarProps) {
  const { selection, onDone } = bar
  const { rows, count } = selection
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { removeMany } = useMessageRemovals()
  const { isRunning, change } = useStatuses()
  const remove = async () => {
    const gone = await removeMany(rows)
    showDeleted(cache, gone)
    if (openId && gone.has(openId)) void navigate(back, { replace: true, preventScrollReset: true })
    return gone
  }
  const set = async (wanted: MessageStatus) => {
    if (!(await change(rows, wanted))) return
    onDone()
    selection.clear()
  }
  return (
    <SelectionBar
      {...bar}
      nouns={NOUNS}
      readAll={async () => (await allMessages(asked)).slice(0, MOST_AT_ONCE)}
      isRunning={isRunning}
      remove={remove}
      question={(answer) => (
        <ConfirmDialog
          question={`Are you sure you want to delete ${count === 1 ? 'this message' : `${formatCount(count)} messages`}?`}
          detail="The answers and notes kept with them go too. It can be undone as long as the notice stands."
          action="Delete"
          {...answer}
        />
      )}
    >
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
    </SelectionBar>
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
      const count = `${formatCount(changed.length)} ${changed.length === 1 ? NOUNS[0] : NOUNS[1]}`
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
