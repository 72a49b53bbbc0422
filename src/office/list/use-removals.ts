import { finishRemovals, type RemovableTable, setRemoved } from '@/data/removals/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { useUndo } from './undo-notice'
import type { Done } from './use-taking-back'

type RemovalsOptions<Row> = {
  table: RemovableTable
  nouns: readonly [one: string, many: string]
  nameOf: (row: Row) => string
  /** What else goes, once they cannot be put back any more. */
  onFinished?: (rows: readonly Row[]) => void
}

/**
 * Removes rows that no history keeps: they can be put back while the notice stands, and go when it ends (ADM-7, ADM-8,
 * ADM-12). A notice that another one replaces ends then.
 */
export function useRemovals<Row extends { id: string }>({ table, nouns, nameOf, onFinished }: RemovalsOptions<Row>) {
  const [one, many] = nouns
  const reload = useMarkStale(table)
  const offer = useUndo()

  const putBack = async (rows: readonly Row[]): Promise<Done> => {
    const back = await setRemoved(table, idsOf(rows), false)
    await reload()
    return {
      text: back.size === 0 ? 'Nothing was undone' : 'Undone',
      left: rows.filter(({ id }) => !back.has(id)).map((row) => `${nameOf(row)}: It is gone for good.`),
    }
  }
  const finish = async (rows: readonly Row[]): Promise<void> => {
    onFinished?.(rows)
    // They stay hidden, and go with the next removal, or when the back office is opened again.
    await finishRemovals(idsOf(rows)).catch((error) => console.error('What was deleted still waits to go', error))
  }
  /** @returns the ids of all that are no longer there. Throws AppError when none could be tried. */
  const removeMany = async (rows: readonly Row[]): Promise<ReadonlySet<string>> => {
    const done = await setRemoved(table, idsOf(rows), true).catch((error) => {
      // The list may be out of date: load it again.
      void reload()
      throw error
    })
    const removed = rows.filter(({ id }) => done.has(id))
    const gone = rows.filter(({ id }) => !done.has(id))
    const count =
      removed.length === 0 ? `No ${one}` : `${formatCount(removed.length)} ${removed.length === 1 ? one : many}`
    offer({
      text: `${count} deleted`,
      left: gone.map((row) => `${nameOf(row)}: Somebody else has deleted this meanwhile.`),
      ...(removed.length > 0 && { undo: { run: () => putBack(removed), end: () => void finish(removed) } }),
    })
    void reload()
    return new Set(idsOf(rows))
  }
  return {
    removeMany,
    /** Removes one row. Throws Error with what failed and why, for a dialog to show. */
    removeOne: async (row: Row): Promise<void> => {
      try {
        await removeMany([row])
      } catch (error) {
        throw new Error(withReason(`Failed to delete ${one}`, error), { cause: error })
      }
    },
  }
}

export type Removals<Row extends { id: string }> = ReturnType<typeof useRemovals<Row>>

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
