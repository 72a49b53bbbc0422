import { useNotice } from '@/components/states/notice'
import { useMarkStale, type Write } from '@/data/stale'
import { withReason } from '@/lib/with-reason'

type Deletion = {
  table: Write
  remove: () => Promise<void>
  /** Said when that fails, in the catalogue's words. */
  failed: string
  /** Closes the question, and tells the list which row is about to go. */
  onDeleted: () => void
  /** Said when it is done. */
  done: string
}

/**
 * What follows when the question before a deletion is answered with yes (ADM-4, ADM-10).
 * @returns goes to the dialog that asks. @throws Error saying what failed and why; the dialog shows it
 */
export function useDeletion({ table, remove, failed, onDeleted, done }: Deletion): () => Promise<void> {
  const markStale = useMarkStale(table)
  const { show } = useNotice()
  return async () => {
    try {
      await remove()
    } catch (error) {
      // What is shown is not what is there, or may not be: it is read again.
      void markStale()
      throw new Error(withReason(failed, error), { cause: error })
    }
    onDeleted()
    show(done)
    await markStale()
  }
}
