import type { ReactNode } from 'react'
import { type About, aboutOne } from '@/data/about'
import { citedSections } from '@/data/citations/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighbours } from '@/data/neighbours/queries'
import { theText } from '@/data/one-text'
import { type List, newestFirstQuery } from '@/data/page'
import type { ListAsked, ListShape } from '@/names/list-address'
import { type ItemKind, KINDS } from '@/names/kinds'

/** A filter by what the items of a list have; `all` is what it says when nothing is chosen. */
export type FilterField = {
  /** The database's word for it, and its parameter in the address. */
  name: string
  label: string
  all: string
  /** The values to choose from, where they are fixed; else those that occur. */
  choices?: readonly string[]
  /** Whether there are too many values to stand in the rail side by side: they are in a dropdown. */
  isLong?: boolean
}

/** What a list shows of every item, whatever its kind. */
export type ListedItem = { id: string; date: string; summary: string; provisions: string[]; provision_urls: string[] }

/** What else it shows, by kind. */
type Entry = {
  /** What it is called, without its number. */
  name: string
  /** The court, authority or category. */
  source: string
  /** What else one looks it up by: number, outcome, field. */
  facts?: readonly (string | null)[]
  /** Further links. */
  links?: ReactNode
}

/** What the page of an item needs of every one. */
export type ItemText = { id: string; summary: string; content: string; references: unknown }

/** The page of an item, by kind; a pack prints name, citation, summary and text (READ-9). */
type ItemView = {
  name: string
  /** What names it beside its name: "CA 41/96". */
  number?: string | null
  /** As lawyers cite it. */
  citation: string
  /** What stands in the margin of the summary: "Held". */
  mark: string
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** What its text may begin with and need not repeat, if not its name. */
  title?: string
  /** Whether the paragraphs of its text are counted in the margin. */
  isNumbered?: boolean
  pdfUrl?: string | null
  /** What stands below the text, in its column. */
  below?: ReactNode
}

/** A row that leads to a related item, or elsewhere. */
type RelatedRow = { title: string; url: string }

/**
 * Everything that visitors see of a kind of item: its list, its pages, its part of a pack. Methods, so that the kinds can stand
 * in one table: what an item shows is given the rows that it reads, and no others.
 */
export interface Item<Listed extends ListedItem = ListedItem, Text extends ItemText = ItemText> extends List<Listed> {
  kind: ItemKind
  /** The line below the heading of its list. */
  description: string
  /** One and many of them as counted above the list: "1 ruling", "7 rulings". */
  counted: readonly [one: string, many: string]
  /** What is searched, fetched and available, or not: "rulings", "news". */
  noun: string
  /** What one may search for: "Party, number or word". */
  searchHint: string
  /** There is no such item: "Ruling not found". */
  missing: string
  /** Besides those by year and by provision. */
  filters: readonly FilterField[]
  hasYears: boolean
  entry(row: Listed): Entry
  /** Reads items in full. */
  read(ids: string[], signal?: AbortSignal): Promise<Text[]>
  view(text: Text): ItemView
  /** Items that have to do with it, "rulings", in a panel beside its text; the sections that it cites are called related then too. */
  related?: { title: string; nouns: string; about: About<RelatedRow, RelatedRow[]> }
}

/** What the page of a kind of item reads. */
export type TextOf<Kind> = Kind extends Item<infer _Listed, infer Text> ? Text : never

/** A kind's description, with its rows as the database types them. */
export const defineItem = <Listed extends ListedItem, Text extends ItemText>(item: Item<Listed, Text>) => item

/** The filter by the section that items concern, whose values are as in "/law/vat-law/30": "vat-law/30" (READ-3). */
const PROVISION: FilterField = { name: 'provision', label: 'Provision', all: 'All provisions', isLong: true }

/** The filters of a list in their order, without the years. */
export const filtersOf = ({ kind, filters }: Item): readonly FilterField[] =>
  KINDS[kind].isByProvision ? [...filters, PROVISION] : filters

/** What the address of a list can hold. */
export const shapeOf = (item: Item): ListShape => ({
  choices: filtersOf(item).map(({ name }) => name),
  hasYears: item.hasYears,
})

/** What a page of a list asks: for its loader, the page itself and the build. */
export const questionsOfList = <Listed extends ListedItem, Text extends ItemText>(
  item: Item<Listed, Text>,
  asked: ListAsked,
) => ({ rows: newestFirstQuery(item, asked), options: listOptionsQuery(item.table) })

/** What the page of an item asks, about any number of them. */
export const aboutItem = <Listed extends ListedItem, Text extends ItemText>(item: Item<Listed, Text>) => ({
  text: theText(item.table, item.read),
  sections: citedSections(item.kind),
  neighbours: neighbours(item.kind),
  ...(item.related && { related: item.related.about }),
})

/** What the page of one item asks: for its loader and the page itself. */
export function questionsOfItem<Listed extends ListedItem, Text extends ItemText>(
  item: Item<Listed, Text>,
  id: string,
) {
  const { text, sections, neighbours, related } = aboutItem(item)
  return {
    text: aboutOne(text, id),
    sections: aboutOne(sections, id),
    neighbours: aboutOne(neighbours, id),
    ...(related && { related: aboutOne(related, id) }),
  }
}
