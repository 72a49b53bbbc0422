import { setDraftRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'

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

/** Discards a draft; it can be put back while the line stands, and then from what was deleted (TIME-1). */
export function useDiscardDraft(discarded: Discarded, onDiscarded?: () => void) {
  const { draft } = discarded
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const putBack = usePutBackDraft(discarded)
  const discard = () =>
    run('The draft could not be discarded', async () => {
      await setDraftRemoved(draft, true)
      onDiscarded?.()
      hold({ text: 'Draft discarded', holds: 'Readers saw nothing of it', undo: { run: putBack } })
      await markStale()
    })
  return { isRunning, discard }
}
