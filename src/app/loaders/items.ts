import { questionsOfItem, questionsOfList, shapeOf } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import type { ItemKind } from '@/names/kinds'
import { readListAddress } from '@/names/list-address'
import { pageOfAddress } from '@/lib/page-number'
import type { Loader } from './loader'

export const loadList =
  (kind: ItemKind): Loader =>
  (prefetch, { request }) => {
    const item = ITEMS[kind]
    const { pathname, searchParams } = new URL(request.url)
    const asked = readListAddress(searchParams, shapeOf(item), pageOfAddress(pathname, searchParams))
    const { rows, options } = questionsOfList(item, asked)
    prefetch(rows)
    prefetch(options)
  }

export const loadItem =
  (kind: ItemKind): Loader =>
  (prefetch, { params: { id = '' } }) => {
    const { text, sections, neighbours, related } = questionsOfItem(ITEMS[kind], id)
    prefetch(text)
    prefetch(sections)
    prefetch(neighbours)
    if (related) prefetch(related)
  }
