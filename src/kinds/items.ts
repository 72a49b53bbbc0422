import { decision } from './decision/item'
import type { Item } from './item'
import { type ItemKind, itemKindAt } from '@/names/kinds'
import { news } from './news/item'
import { ruling } from './ruling/item'

/** What visitors see of each kind that is listed by date; in one piece, since each is a few hundred bytes. */
export const ITEMS: Readonly<Record<ItemKind, Item>> = { ruling, decision, news }

/** The kind of the list or the item at an address. Throws where there is none. */
export function itemAt(pathname: string): Item {
  const kind = itemKindAt(pathname)
  if (!kind) throw new Error(`${pathname} is the address of no list and no item.`)
  return ITEMS[kind]
}
