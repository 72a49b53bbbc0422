import { moveRows } from '@/data/order/staff'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import type { Move } from '@/office/manager'
import type { ManagerAddress } from '@/office/use-manager-address'
import type { Holding } from './standing-line'
import { useWhatHolds } from './undo-notice'

const ORDER = 'Readers see this order'

/** @returns moves rows, shows where they stand now or offers the way there, and the way back (STAFF-5). */
export function useMove(
  table: ManagedTable,
  { show, placeElsewhere }: Pick<ManagerAddress, 'show' | 'placeElsewhere'>,
): Move {
  const reload = useMarkStale(table)
  const hold = useWhatHolds()
  return async ({ ids, name }, place, elsewhere) => {
    const [first = ''] = ids
    const { number, total, back } = await moveRows(table, ids, place)
    const takeBack = async (): Promise<Holding> => {
      await moveRows(table, back.ids, back.place)
      await reload()
      return {
        text: ids.length === 1 ? `${name} is back where it was` : `${name} are back where they were`,
        holds: ORDER,
      }
    }
    const where = `to place ${formatCount(number)} of ${formatCount(total)}${elsewhere ? ` in ${elsewhere.name}` : ''}`
    const way = elsewhere && {
      label: 'Show it',
      to: placeElsewhere(elsewhere, number),
      isOffice: true,
      state: { shownRow: first },
    }
    hold({ text: `${name} moved ${where}`, holds: ORDER, undo: { run: takeBack }, ...(way && { way }) })
    await reload()
    // A row that was dragged is on the page that is shown; who dragged it may have gone on.
    if (!elsewhere && 'number' in place) show(first, number)
  }
}
