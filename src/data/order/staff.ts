import { queryOptions } from '@tanstack/react-query'
import { requestRow, requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** In whose place a row is to stand, or at which number: 1 is the top, null the end. */
export type Place =
  | { target: string }
  | {
      number: number | null
      /** The chapter or category; if not given, its own. */
      parent?: string
      /** Only if the row's updated_at is still this. */
      stamp?: string
    }

/** Where a row stands after a move, of how many, and what takes the move back unless the row has changed since. */
export type Moved = { number: number; total: number; back: Place }

/** Moves a row among its siblings or to another parent (STAFF-5). Throws AppError, also when what it names is gone. */
export async function moveRow(list: ManagedTable, row_id: string, place: Place): Promise<Moved> {
  const asked = { list, row_id, ...argumentsOf(place) }
  const call = requestRow((limited) => staffClient().rpc('move_row', asked).abortSignal(limited))
  const { place: number, total, former_parent, former_place, updated_at } = await explainRefusal(call)
  return {
    number,
    total,
    back: { number: former_place, stamp: updated_at, ...(former_parent && { parent: former_parent }) },
  }
}

function argumentsOf(place: Place) {
  if ('target' in place) return { target: place.target }
  const { number, parent, stamp } = place
  return { ...(number && { to_place: number }), ...(parent && { to_parent: parent }), ...(stamp && { stamp }) }
}

/** A chapter or category, to which rows can be moved. */
export type Parent = { id: string; name: string }

/** The chapters of a text of the law, or all categories, in their order (STAFF-5). Throws AppError. */
export const parentsQuery = (table: 'chapters' | 'faq_categories', type?: string) =>
  queryOptions({
    queryKey: ['staff', table, 'parents', type ?? null],
    queryFn: async ({ signal }): Promise<Parent[]> => {
      const { data } = await requestRows<Parent>((limited) => {
        if (table === 'faq_categories') {
          return staffClient().from(table).select('id, name').order('order').order('id').abortSignal(limited)
        }
        const call = staffClient().from(table).select('id, name:title').order('order').order('id')
        return (type ? call.eq('type', type) : call).abortSignal(limited)
      }, signal)
      return data
    },
  })
