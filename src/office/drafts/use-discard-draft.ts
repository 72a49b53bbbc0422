import { setDraftsRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { useUndo } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'

/** Discards a draft at one press; it can be put back while the notice stands, and nothing of it is deleted (TIME-1). */
export function useDiscardDraft({ draft }: Pick<WaitingDraft, 'draft'>, onDiscarded?: () => void) {
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const offer = useUndo()
  const putBack = async () => {
    await setDraftsRemoved([draft], false)
    await markStale()
    return { text: 'Draft put back' }
  }
  const discard = () =>
    run('The draft could not be discarded', async () => {
      await setDraftsRemoved([draft], true)
      onDiscarded?.()
      offer({ text: 'Draft discarded', undo: { run: putBack } })
      await markStale()
    })
  return { isRunning, discard }
}
