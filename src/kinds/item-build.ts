import type { Article, NewsArticle } from 'schema-dts'
import { paths } from '@/names/paths'
import type { PublicClient } from '@/data/public-client'
import type { Answer } from '@/data/request'
import { publisher, SITE_NAME, SITE_URL } from '@/lib/site'
import type { ItemText } from './item'

/** What a feed needs of every row (FIND-4). */
export type FeedRow = { id: string; date: string; summary: string; updated_at: string }

/** A call for rows, which a feed narrows to the newest. */
interface FeedCall<Row> extends PromiseLike<Answer<Row[]>> {
  order(column: 'date' | 'updated_at' | 'id', options?: { ascending: boolean }): this
  limit(count: number): this
  abortSignal(signal: AbortSignal): this
}

/** What the build writes of a kind of item beside its pages; no visitor loads it. */
export interface ItemBuild<Row extends FeedRow = FeedRow, Text extends ItemText = ItemText> {
  /** On the picture for link previews, below the name of its list (FIND-3). */
  pictureLine: string
  /** The rows of its feed. */
  rows(client: PublicClient): FeedCall<Row>
  /** What an entry of the feed is called. */
  titleOf(row: Row): string
  /** What the page of one is by schema.org, besides what all have in common (FIND-3). */
  describe(text: Text): Exclude<Article | NewsArticle, string>
}

/** A kind's part for the build, about rows as the database types them. */
export const defineBuild =
  <Text extends ItemText>() =>
  <Row extends FeedRow>(build: ItemBuild<Row, Text>) =>
    build

/** The UTC day of a moment, as the pages show it. */
export const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10)

/** Who stands behind the site's own texts. */
export const thePublisher = () =>
  ({ '@type': 'Organization', name: publisher() || SITE_NAME, url: SITE_URL + paths.home }) as const
