import { moveRow, type Place } from '@/data/order/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { type Done, useUndo } from './undo-notice'

/** A row that is moved, by what it is called. */
export type MovedRow = { id: string; name: string }

/**
 * @param show shows a row that stands at a number of this list now
 * @returns moves a row, says where it stands now, and offers the way back (STAFF-5); `elsewhere` is the name of another
 * chapter or category to which it goes. Throws AppError.
 */
export function useMove(table: ManagedTable, show: (id: string, number: number) => void) {
  const reload = useMarkStale(table)
  const offer = useUndo()
  return async ({ id, name }: MovedRow, place: Place, elsewhere?: string): Promise<void> => {
    const { number, total, back } = await moveRow(table, id, place)
    const takeBack = async (): Promise<Done> => {
      await moveRow(table, id, back)
      await reload()
      return { text: `${name} is back where it was` }
    }
    const where = `to place ${formatCount(number)} of ${formatCount(total)}${elsewhere ? ` in ${elsewhere}` : ''}`
    offer({ text: `${name} moved ${where}`, undo: { run: takeBack } })
    await reload()
    if (elsewhere === undefined) show(id, number)
  }
}

export type Move = ReturnType<typeof useMove>
