import { setDraftRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'

/** Discards a draft at one press; it can be put back while the line stands, and nothing of it is deleted (TIME-1). */
export function useDiscardDraft({ draft }: Pick<WaitingDraft, 'draft'>, onDiscarded?: () => void) {
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const putBack = async () => {
    await setDraftRemoved(draft, false)
    await markStale()
    return { text: 'Draft put back', holds: 'Readers see nothing of it yet' }
  }
  const discard = () =>
    run('The draft could not be discarded', async () => {
      await setDraftRemoved(draft, true)
      onDiscarded?.()
      hold({ text: 'Draft discarded', holds: 'Readers saw nothing of it', undo: { run: putBack } })
      await markStale()
    })
  return { isRunning, discard }
}
