import { about, aboutOne } from '@/data/about'
import { ask } from '@/data/ask'
import { publicClient } from '@/data/public-client'
import type { ItemKind } from '@/names/kinds'

/** Where items of a kind stand in its list: each as its "own", with its place, and what is "later" and "earlier" (READ-3). */
export const neighbours = (item_type: ItemKind) =>
  about({
    keyOf: (id) => ['neighbours', item_type, id],
    read: async (item_ids, signal) =>
      ask((await publicClient()).rpc('get_neighbours', { item_type, item_ids }), signal),
    idOf: ({ item_id }) => item_id,
  })

/** The place and the neighbours of one item. */
export const neighboursQuery = (type: ItemKind, id: string) => aboutOne(neighbours(type), id)
