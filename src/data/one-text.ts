import type { SourceType } from '@/names/kinds'
import { asStored, type HtmlText } from '@/texts/html-text'
import type { About } from './about'
import { ask, type Call } from './ask'
import { type References, textLinks } from './citations/links'
import { type PublicClient, publicClient } from './public-client'

type StoredText = { content: string; pdf_url?: string | null }

/** A text in full, with its links. */
export type TextOf<Row> = Omit<Row, 'content'> & { content: HtmlText }

/** Reads texts of a kind in full by their ids; those that are not there are left out. */
export type ReadTexts<Row> = (ids: string[], signal?: AbortSignal) => Promise<TextOf<Row>[]>

/** The reader of a kind's texts. @param select asks for their rows */
export const textReader =
  <Row extends StoredText & { id: string }>(
    type: SourceType,
    select: (client: PublicClient, ids: string[]) => Call<Row[]>,
  ): ReadTexts<Row> =>
  async (ids, signal) => {
    const asked = ask(select(await publicClient(), ids), signal)
    const [rows, links] = await Promise.all([asked, textLinks(type, signal, ids)])
    return rows.map((row) => textAsRead(row, links[row.id]))
  }

/** A row as the page of its text reads it, with what it refers to; without a PDF that is a file that is gone (TRUE-4). */
export const textAsRead = <Row extends StoredText>(row: Row, links: References | undefined): TextOf<Row> => ({
  ...row,
  ...(isGone(row.pdf_url, links) && { pdf_url: null }),
  content: asStored(row.content, links),
})

/** Whether an address is among the links that lead nowhere, each of which is told as its address and "". */
const isGone = (address: string | null | undefined, links: References | undefined): boolean =>
  links?.some(([link]) => link?.[0] === address && link?.[1] === '') ?? false

/** One text in full, or null when there is none with this id. */
export const theText = <Row extends { id: string }>(
  table: string,
  read: (ids: string[], signal?: AbortSignal) => Promise<Row[]>,
): About<Row, Row | null> => ({
  keyOf: (id) => [table, 'one', id],
  read,
  idOf: ({ id }) => id,
  answer: ([row = null]) => row,
})
