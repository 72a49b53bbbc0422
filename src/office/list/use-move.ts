import { moveRow, type Parent, type Place } from '@/data/order/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import type { ManagerAddress } from '@/office/use-manager-address'
import { type Done, useUndo } from './undo-notice'

/** A row that is moved, by what it is called. */
export type MovedRow = { id: string; name: string }

/**
 * @returns moves a row, shows where it stands now or offers the way there, and the way back (STAFF-5); `elsewhere` is
 * another chapter or category to which it goes. Throws AppError.
 */
export function useMove(
  table: ManagedTable,
  { show, placeElsewhere }: Pick<ManagerAddress, 'show' | 'placeElsewhere'>,
) {
  const reload = useMarkStale(table)
  const offer = useUndo()
  return async ({ id, name }: MovedRow, place: Place, elsewhere?: Parent): Promise<void> => {
    const { number, total, back } = await moveRow(table, id, place)
    const takeBack = async (): Promise<Done> => {
      await moveRow(table, id, back)
      await reload()
      return { text: `${name} is back where it was` }
    }
    const where = `to place ${formatCount(number)} of ${formatCount(total)}${elsewhere ? ` in ${elsewhere.name}` : ''}`
    const way = elsewhere && { label: 'Show it', to: placeElsewhere(elsewhere, number), state: { shownRow: id } }
    offer({ text: `${name} moved ${where}`, undo: { run: takeBack }, ...(way && { way }) })
    await reload()
    if (!elsewhere) show(id, number)
  }
}

export type Move = ReturnType<typeof useMove>
