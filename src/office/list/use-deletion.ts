import { useMarkStale, type Write } from '@/data/stale'
import { withReason } from '@/lib/with-reason'
import { useNotice } from '@/ui/states/notice'

type Deletion = {
  table: Write
  remove: () => Promise<void>
  /** The notices for a failure and for success. */
  failed: string
  /** Closes the question, and tells the list which row is about to go. */
  onDeleted: () => void
  done: string
}

/** The action of a deletion's dialog (ADM-4, ADM-10). @throws Error with what failed and why, for the dialog to show */
export function useDeletion({ table, remove, failed, onDeleted, done }: Deletion): () => Promise<void> {
  const markStale = useMarkStale(table)
  const { show } = useNotice()
  return async () => {
    try {
      await remove()
    } catch (error) {
      // The list may be out of date: load it again.
      void markStale()
      throw new Error(withReason(failed, error), { cause: error })
    }
    onDeleted()
    show(done)
    await markStale()
  }
}
