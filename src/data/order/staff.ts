import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { AppError } from '@/data/errors'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import { LAW_TYPES } from '@/names/kinds'

/** In whose place rows are to stand, or from which number on: 1 is the top, null the end; of several, each may have its own. */
export type Place =
  | { target: string }
  | {
      number: number | null | readonly number[]
      /** The chapter or category; if not given, their own. */
      parent?: string
      /** Only if the rows' updated_at are still these. */
      stamps?: readonly string[]
    }

/** Where rows stand after a move, from which number on, of how many, and what takes the move back unless one has changed. */
export type Moved = { number: number; total: number; back: { ids: string[]; place: Place } }

/** Moves rows among their siblings or to another parent (STAFF-5). Throws AppError, also when what it names is gone. */
export async function moveRows(list: ManagedTable, ids: readonly string[], place: Place): Promise<Moved> {
  const asked = { list, row_ids: [...ids], ...argumentsOf(place) }
  const call = ask(staffClient().rpc('move_rows', asked))
  const data = await explainRefusal(call)
  const [first] = data
  if (!first) throw new AppError('server')
  const { place: number, total, former_parent } = first
  return {
    number,
    total,
    back: {
      ids: data.map(({ row_id }) => row_id),
      place: {
        number: data.map(({ former_place }) => former_place),
        stamps: data.map(({ updated_at }) => updated_at),
        ...(former_parent && { parent: former_parent }),
      },
    },
  }
}

function argumentsOf(place: Place) {
  if ('target' in place) return { target: place.target }
  const { number, parent, stamps } = place
  return {
    ...(typeof number === 'number' ? { to_place: number } : number && { to_places: [...number] }),
    ...(parent && { to_parent: parent }),
    ...(stamps && { stamps: [...stamps] }),
  }
}

/** A chapter or category, to which rows can be moved; `type` is the chapter's. */
export type Parent = { id: string; name: string; type?: string }

/** The chapters of a text of the law, or of each in turn, or all categories, in their order (STAFF-5). Throws AppError. */
export const parentsQuery = (table: 'chapters' | 'faq_categories', type?: string) =>
  queryOptions({
    queryKey: ['staff', table, 'parents', type ?? null],
    queryFn: async ({ signal }): Promise<Parent[]> => {
      if (table === 'faq_categories') {
        return ask(staffClient().from(table).select('id, name').order('order').order('id'), signal)
      }
      const chapters = staffClient().from(table).select('id, name:title, type').order('order').order('id')
      const found = await ask(type ? chapters.eq('type', type) : chapters, signal)
      return LAW_TYPES.flatMap((law) => found.filter((chapter) => chapter.type === law))
    },
  })
