import { useState } from 'react'
import { setDraftRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** @returns puts a discarded draft back; it says what holds then. Throws AppError. */
export function usePutBackDraft() {
  const markStale = useMarkStale('drafts')
  return async ({ draft, publish_on: day, amendment }: WaitingDraft) => {
    const { publish_on } = await setDraftRemoved(draft, false)
    await markStale()
    const holds =
      day && !amendment && publish_on === null
        ? 'Its day has begun, so it is put back without one: readers see nothing of it until it is published'
        : 'Readers see nothing of it yet'
    return { text: 'Draft put back', holds }
  }
}

/**
 * Discards a draft: one's own at once, a colleague's after a question, for they are told; it can be put back while the line
 * stands, and then from what was deleted (TIME-1).
 * @returns `discard` begins it; `question` is to be drawn beside what calls it
 */
export function useDiscardDraft(onDiscarded?: () => void) {
  const [asked, setAsked] = useState<WaitingDraft | null>(null)
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const putBack = usePutBackDraft()
  const remove = (draft: WaitingDraft) =>
    run('The draft could not be discarded', async () => {
      await setDraftRemoved(draft.draft, true)
      onDiscarded?.()
      hold({ text: 'Draft discarded', holds: 'Readers saw nothing of it', undo: { run: () => putBack(draft) } })
      await markStale()
    })
  const discard = (draft: WaitingDraft) => {
    if (!draft.is_own) setAsked(draft)
    else if (!isRunning) void remove(draft)
  }
  const question = asked && (
    <ConfirmDialog
      question="Discard the draft?"
      detail={`It is not yours: ${asked.written_by ?? 'a former colleague'} wrote in it last, on ${formatMoment(asked.written_at)}, and is told. It goes to Deleted, where anybody can put it back. What readers see does not change.`}
      action="Discard, and tell them"
      refusal="Keep it"
      onConfirm={() => {
        setAsked(null)
        void remove(asked)
      }}
      onCancel={() => setAsked(null)}
    />
  )
  return { isRunning, discard, question }
}
