import { askRow, send } from './ask'
import { staffClient } from './staff-client'
import { useMarkStale, type Write } from './stale'

/** Half a second of it at a time; where somebody else is at it, for so long. */
async function deriveChanges(): Promise<void> {
  for (;;) {
    const isDone = await send(staffClient().rpc('derive_pending'))
    const { has_due } = await askRow(staffClient().from('content_version').select('has_due'))
    if (!has_due) return
    if (isDone === false) await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/**
 * @returns after many changes of a list, which are written before they are found: has search, references and links brought up
 * to date, and the list read anew. What fails is left to the next page or job.
 */
export function useDeriveChanges(write: Write): () => void {
  const markStale = useMarkStale(write)
  return () =>
    void deriveChanges()
      .then(markStale)
      .catch((error: unknown) => console.error('What follows from many changes is not derived yet', error))
}
