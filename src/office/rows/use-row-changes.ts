import { type ChangedRows, changeRows, type RowChange } from '@/data/row-changes/staff'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import type { Manager } from '@/office/manager'

const DONE: Readonly<Record<RowChange, string>> = { delete: 'deleted', enable: 'enabled', disable: 'disabled' }
const SEEN: Readonly<Record<RowChange, string>> = {
  delete: 'do not see',
  enable: 'see',
  disable: 'do not see',
}
const CHANGED = 'Somebody else has changed this meanwhile.'
const GONE = 'Somebody else has deleted this meanwhile.'

/** Deletes, enables or disables rows; what was done can be undone, and what was left is said row by row (STAFF-2). */
export function useRowChanges<Listed extends ManagedRow, Row extends ManagedRow>({
  table: { table },
  nouns: [one, many],
  failureNoun = one,
  lineOf,
  publicPath,
}: Manager<Listed, Row>) {
  const reload = useMarkStale(table)
  const hold = useWhatHolds()
  const takeBack = useTakeBack(table)

  const change = async (rows: readonly Listed[], wanted: RowChange): Promise<ChangedRows> => {
    try {
      return await changeRows(table, rows, wanted)
    } catch (error) {
      // The list may be out of date: load it again.
      void reload()
      throw error
    }
  }
  const say = (rows: readonly Listed[], wanted: RowChange, { done, versions, changed, gone }: ChangedRows) => {
    const reasonOf = ({ id }: Listed) => (changed.has(id) ? CHANGED : gone.has(id) ? GONE : null)
    const left = rows.flatMap((row) => {
      const reason = reasonOf(row)
      return reason ? [`${lineOf(row).title}: ${reason}`] : []
    })
    const count = done.size === 0 ? `No ${one}` : `${formatCount(done.size)} ${done.size === 1 ? one : many}`
    const undo = { run: () => takeBack(versions) }
    hold({
      text: `${count} ${DONE[wanted]}`,
      left,
      ...(publicPath && done.size > 0 && { holds: `Readers ${SEEN[wanted]} ${done.size === 1 ? 'it' : 'them'} now` }),
      ...(versions.length > 0 && { undo }),
    })
  }
  return {
    /** Changes all rows that can be. Throws AppError when none could be tried. */
    changeMany: async (rows: readonly Listed[], wanted: RowChange): Promise<ChangedRows> => {
      const answer = await change(rows, wanted)
      say(rows, wanted, answer)
      void reload()
      return answer
    },
    /** Deletes one row. Throws Error with what failed and why, also when somebody else has changed it. */
    removeOne: async (row: Listed): Promise<void> => {
      const failed = `Failed to delete ${failureNoun}`
      const { changed, ...rest } = await change([row], 'delete').catch((error: unknown) => {
        throw new Error(withReason(failed, error), { cause: error })
      })
      if (changed.size > 0) {
        void reload()
        throw new Error(`${failed}. ${CHANGED} Nothing was overwritten.`)
      }
      say([row], 'delete', { ...rest, changed, gone: new Set() })
      void reload()
    },
  }
}
