import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Article, NewsArticle } from 'schema-dts'
import { type About, aboutOne } from '@/data/about'
import { ask, type Call } from '@/data/ask'
import { citedSections } from '@/data/citations/queries'
import { listOptionsQuery } from '@/data/list-options/queries'
import { neighbours } from '@/data/neighbours/queries'
import { type ReadTexts, type TextOf, textReader, theText } from '@/data/one-text'
import { type List, newestFirstQuery } from '@/data/page'
import { type PublicClient, publicClient } from '@/data/public-client'
import type { Cited } from '@/law/citation'
import { capitalised } from '@/lib/capitalised'
import { withNumber } from '@/lib/with-number'
import { type ItemKind, KINDS } from '@/names/kinds'
import type { ListAsked, ListShape } from '@/names/list-address'
import { paths } from '@/names/paths'
import type { FeedText, Texts } from './texts'

/** A filter by what the items of a list have. */
export type FilterField = {
  /** The database's word for it, and its parameter in the address. */
  name: string
  label: string
  /** The values to choose from, where they are fixed; else those that occur. */
  choices?: readonly string[]
  /** What a value is called, where that is something else. */
  nameOf?: (choice: string) => string
}

/** What a list shows of every item, whatever its kind; its date as exact as it is known (TRUE-1). */
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

/** What the page of an item reads of every one. */
type ItemRow = { id: string; date: string; summary: string; content: string }

/** A call for rows, which is narrowed to some of them. */
interface RowsCall<Row> extends Call<Row[]> {
  in(column: 'id', ids: string[]): this
}

/** The page of an item, by kind; a pack prints name, citation, summary and text (READ-9), a feed lists name and summary (FIND-4). */
type ItemView = {
  name: string
  /** What names it beside its name: "CA 41/96". */
  number?: string | null
  /** As lawyers cite it, and what the text here is. */
  cited: Cited
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** What its text may begin with and need not repeat, if not its name. */
  title?: string
  /** Whether the paragraphs of its text are counted in the margin. */
  isNumbered?: boolean
  /** The day on which the text was last compared with its sources, where that is kept and known. */
  checkedOn?: string | null
  pdfUrl?: string | null
  /** What stands below the text, in its column. */
  below?: ReactNode
}

/** A row that leads to a related item, or elsewhere. */
type RelatedRow = { title: string; url: string }

/** What differs between kinds of items. Methods, so that what an item shows is given the rows that it reads, and no others. */
interface Described<Listed extends ListedItem, Row extends ItemRow> extends Pick<List<Listed>, 'find'> {
  kind: ItemKind
  /** What the list holds: "Judgments of Israeli courts on value added tax". */
  about: string
  /** What one may search for: "Party, number or word". */
  searchHint: string
  /** Besides those by year and by provision. */
  filters: readonly FilterField[]
  hasYears: boolean
  entry(row: Listed): Entry
  /** Asks for what its page reads, of all items. */
  select(client: PublicClient): RowsCall<Row>
  view(text: TextOf<Row>): ItemView
  /** What its page is by schema.org, besides what all have in common (FIND-3); for the build. */
  describe(text: TextOf<Row>): Exclude<Article | NewsArticle, string>
  /** Items that have to do with it, "rulings", in a panel beside its text; the sections that it cites are called related then too. */
  related?: { title: string; nouns: string; about: About<RelatedRow, RelatedRow[]> }
}

/** What is said with the nouns of the table of kinds, if nothing else is. */
interface Words {
  /** One and many of them as counted above the list: "1 ruling", "7 rulings". */
  counted: readonly [one: string, many: string]
  /** What is searched, fetched and available, or not: "rulings", "news". */
  noun: string
  /** There is no such item: "Ruling not found". */
  missing: string
}

/** Everything that visitors see of a kind of item: its list, its pages, its part of packs, its feed. */
export interface Item<Listed extends ListedItem = ListedItem, Row extends ItemRow = ItemRow>
  extends Described<Listed, Row>,
    List<Listed>,
    Texts,
    Words {
  /** Reads items in full. */
  read: ReadTexts<Row>
  /** Reads as many as a feed lists, those that bear the latest days (FIND-4). @throws AppError */
  readNewest(most: number): Promise<FeedText[]>
}

/** A kind's description, with its rows as the database types them. */
export function defineItem<Listed extends ListedItem, Row extends ItemRow>(
  given: Described<Listed, Row> & Partial<Words>,
): Item<Listed, Row> {
  const { kind, select } = given
  const { table, nouns } = KINDS[kind]
  const [one, many] = nouns
  const read = textReader(kind, (client, ids) => select(client).in('id', ids))
  return {
    table,
    counted: nouns,
    noun: many,
    missing: `${capitalised(one)} not found`,
    ...given,
    read,
    usePacked: (id = '') =>
      useQuery({
        ...aboutOne(theText(table, read), id),
        select: (text) => {
          if (!text) return null
          const { name, number, cited, below } = given.view(text)
          const { summary, content } = text
          const title = withNumber(name, number)
          return { title, cited, path: paths.item(kind, id), summary, text: content, below }
        },
      }),
    readNewest: async (most) => {
      const data = await ask(
        (await publicClient())
          .from(table)
          .select('id, updated_at:revised_at')
          .order('date', { ascending: false })
          .order('id')
          .limit(most),
      )
      const texts = new Map((await read(data.map(({ id }) => id))).map((text) => [text.id, text]))
      return data.flatMap(({ id, updated_at }) => {
        const text = texts.get(id)
        if (!text) return []
        const { name, number } = given.view(text)
        const title = withNumber(name, number)
        const { summary, date } = text
        return { id, title, path: paths.item(kind, id), summary, updated: updated_at, published: date }
      })
    },
  }
}

/** The filter by the section that items concern, whose values are as in "/law/vat-law/30": "vat-law/30" (READ-3). */
const PROVISION: FilterField = { name: 'provision', label: 'Provision' }

/** The filters of a list in their order, without the years. */
export const filtersOf = ({ kind, filters }: Item): readonly FilterField[] =>
  KINDS[kind].isByProvision ? [...filters, PROVISION] : filters

/** What the address of a list can hold. */
export const shapeOf = (item: Item): ListShape => ({
  choices: filtersOf(item).map(({ name }) => name),
  hasYears: item.hasYears,
  fixed: Object.fromEntries(filtersOf(item).flatMap(({ name, choices }) => (choices ? [[name, choices]] : []))),
})

/** What a page of a list asks: for its loader, the page itself and the build. */
export const questionsOfList = <Listed extends ListedItem, Row extends ItemRow>(
  item: Item<Listed, Row>,
  asked: ListAsked,
) => ({ rows: newestFirstQuery(item, asked), options: listOptionsQuery(item.table) })

/** What the page of an item asks, about any number of them. */
export const aboutItem = <Listed extends ListedItem, Row extends ItemRow>(item: Item<Listed, Row>) => ({
  text: theText(item.table, item.read),
  sections: citedSections(item.kind),
  neighbours: neighbours(item.kind),
  ...(item.related && { related: item.related.about }),
})

/** What the page of one item asks: for its loader and the page itself. */
export function questionsOfItem<Listed extends ListedItem, Row extends ItemRow>(item: Item<Listed, Row>, id: string) {
  const { text, sections, neighbours, related } = aboutItem(item)
  return {
    text: aboutOne(text, id),
    sections: aboutOne(sections, id),
    neighbours: aboutOne(neighbours, id),
    ...(related && { related: aboutOne(related, id) }),
  }
}
