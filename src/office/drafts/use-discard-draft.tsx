import { useState } from 'react'
import { setDraftRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type Discarded = Pick<WaitingDraft, 'draft'> & Partial<Pick<WaitingDraft, 'publish_on' | 'amendment'>>

/** @returns puts a discarded draft back; it says what holds then. Throws AppError. */
export function usePutBackDraft({ draft, publish_on: day, amendment }: Discarded) {
  const markStale = useMarkStale('drafts')
  return async () => {
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
 * @param draft null while there is none to discard
 * @returns `discard` begins it; `question` is to be drawn beside what calls it
 */
export function useDiscardDraft(draft: WaitingDraft | null, onDiscarded?: () => void) {
  const [isAsked, setIsAsked] = useState(false)
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const putBack = usePutBackDraft(draft ?? { draft: '' })
  const remove = async ({ draft }: WaitingDraft) => {
    await setDraftRemoved(draft, true)
    onDiscarded?.()
    hold({ text: 'Draft discarded', holds: 'Readers saw nothing of it', undo: { run: putBack } })
    await markStale()
  }
  const confirm = () => {
    setIsAsked(false)
    if (draft) void run('The draft could not be discarded', () => remove(draft))
  }
  const discard = () => {
    if (!draft?.is_own) setIsAsked(true)
    else if (!isRunning) confirm()
  }
  const question = isAsked && draft && (
    <ConfirmDialog
      question="Discard the draft?"
      detail={`It is not yours: ${draft.written_by ?? 'a former colleague'} wrote in it last, on ${formatMoment(draft.written_at)}, and is told. It goes to Deleted, where anybody can put it back. What readers see does not change.`}
      action="Discard, and tell them"
      refusal="Keep it"
      onConfirm={confirm}
      onCancel={() => setIsAsked(false)}
    />
  )
  return { isRunning, discard, question }
}
