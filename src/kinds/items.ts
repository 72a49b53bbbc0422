import { pageOfAddress } from '@/lib/page-number'
import { type ItemKind, itemKindAt } from '@/names/kinds'
import { readListAddress } from '@/names/list-address'
import { decision } from './decision/item'
import { type Item, questionsOfItem, questionsOfList, shapeOf } from './item'
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

/** What the page of a list at an address asks, for its loader. */
export function questionsOfListAt(kind: ItemKind, url: string) {
  const { pathname, searchParams } = new URL(url)
  const asked = readListAddress(searchParams, shapeOf(ITEMS[kind]), pageOfAddress(pathname, searchParams))
  return questionsOfList(ITEMS[kind], asked)
}

/** What the page of an item of a kind asks, for its loader. */
export const questionsOfItemAt = (kind: ItemKind, id: string) => questionsOfItem(ITEMS[kind], id)
