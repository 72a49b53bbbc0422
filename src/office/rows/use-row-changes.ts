import { AppError } from '@/data/errors'
import { finishRemovals, removeRows, setRemoved } from '@/data/removals/staff'
import { type ChangedRows, changeRows, type RowChange } from '@/data/row-changes/staff'
import { isRemovable, isStamped, type ListRow, type ManagedTable, type RemovableTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { removeUnsaved } from '@/office/form/unsaved'
import { useUndo, useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import type { Done } from '@/office/list/use-taking-back'
import { useStaff } from '@/office/use-staff'

const DONE: Readonly<Record<RowChange, string>> = { delete: 'deleted', enable: 'enabled', disable: 'disabled' }
const SEEN: Readonly<Record<RowChange, string>> = {
  delete: 'do not see',
  enable: 'see',
  disable: 'do not see',
}
const CHANGED = 'Somebody else has changed this meanwhile.'
const GONE = 'Somebody else has deleted this meanwhile.'

/** What changing the rows of a list needs to know of it: a manager, or less. */
export type ChangedList<Listed> = {
  table: { table: ManagedTable }
  nouns: readonly [one: string, many: string]
  lineOf: (row: Listed) => { title: string }
  publicPath?: object
}

/**
 * Deletes, enables or disables rows; what was done can be undone, and what was left is said row by row (STAFF-2). What no
 * history keeps comes back only while the notice stands (ADM-7, ADM-8, ADM-12), with what is being written about it.
 */
export function useRowChanges<Listed extends ListRow>(list: ChangedList<Listed>) {
  const {
    table: { table },
    nouns: [one, many],
    lineOf,
    publicPath,
  } = list
  const { userId } = useStaff()
  const reload = useMarkStale(table)
  const hold = useWhatHolds()
  const offer = useUndo()
  const takeBack = useTakeBack(table)

  const change = async (rows: readonly Listed[], wanted: RowChange): Promise<ChangedRows> => {
    try {
      return await (isRemovable(table)
        ? removeRows(table, idsOf(rows))
        : changeRows(table, rows.filter(isStamped), wanted))
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
    const text = `${count} ${DONE[wanted]}`
    if (isRemovable(table)) {
      const removed = rows.filter(({ id }) => done.has(id))
      const end = () => {
        for (const rowId of done) removeUnsaved({ userId, table, rowId })
        void finish([...done])
      }
      const way = { run: () => putBack(table, removed, lineOf, reload), end }
      offer({ text, left, ...(removed.length > 0 && { undo: way }) })
      return
    }
    const undo = { run: () => takeBack(versions) }
    hold({
      text,
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
    /** Changes one row. Throws AppError, also when somebody else has changed it. */
    changeOne: async (row: Listed, wanted: RowChange): Promise<void> => {
      const { changed, gone, ...rest } = await change([row], wanted)
      const isGone = gone.size > 0 && wanted !== 'delete'
      if (isGone || changed.size > 0) {
        void reload()
        throw new AppError('conflict', isGone ? GONE : `${CHANGED} Nothing was overwritten.`)
      }
      say([row], wanted, { ...rest, changed, gone: new Set() })
      // A question is over at once; a switch waits for its new state.
      const reloaded = reload()
      if (wanted !== 'delete') await reloaded
    },
  }
}

const idsOf = (rows: readonly ListRow[]) => rows.map(({ id }) => id)

async function putBack<Listed extends ListRow>(
  table: RemovableTable,
  rows: readonly Listed[],
  lineOf: ChangedList<Listed>['lineOf'],
  reload: () => Promise<void>,
): Promise<Done> {
  const back = await setRemoved(table, idsOf(rows), false)
  await reload()
  return {
    text: back.size === 0 ? 'Nothing was undone' : 'Undone',
    left: rows.filter(({ id }) => !back.has(id)).map((row) => `${lineOf(row).title}: It is gone for good.`),
  }
}

async function finish(ids: string[]): Promise<void> {
  // They stay hidden, and go with the next removal, or when the back office is opened again.
  await finishRemovals(ids).catch((error) => console.error('What was deleted still waits to go', error))
}
