import type { TextReference } from './link-references'

// Markup on its way from the database to the document: what is stored is never shown, and only what is shown goes in.

declare const kind: unique symbol

/** HTML as the database holds it, whoever wrote it. */
type StoredHtml = string & { readonly [kind]: 'stored' }

/** HTML that was made of StoredHtml for readers, in one place: src/texts/show-stored-html.ts (SEC-2). */
export type ShownHtml = string & { readonly [kind]: 'shown' }

/** The texts of a kind that cite a paragraph, as get_margin() has them; the path is "" for the section as a whole. */
export type MarginNote = [
  path: string,
  kind: string,
  count: number,
  texts: [name: string, address: string, mark: string | null][],
]

/** Who cites a section, by paragraph and kind, and where those are listed that are not named (TRUE-5). */
export type Margin = { readonly notes: readonly MarginNote[]; readonly more: string }

/** A text as the database has it. */
export type StoredText = {
  readonly stored: StoredHtml
  /** What in it leads elsewhere, as the database says it (READ-6). */
  readonly references: readonly TextReference[]
  /** What stands in its margin, of a section that is cited. */
  readonly margin?: Margin | undefined
}

/** A text as the written page showed it when it came (FIND-6), its links included. */
type WrittenText = {
  readonly shown: ShownHtml
  /** Which of the page's texts it is. */
  readonly number: string
}

export type HtmlText = StoredText | WrittenText

/** The same between renders. */
const NO_REFERENCES: readonly TextReference[] = []

/** Markup that nobody has looked at, as a text. */
export function asStored(html: string, references = NO_REFERENCES, margin?: Margin): HtmlText {
  return { stored: storedHtml(html), references, ...(margin && { margin }) }
}

function storedHtml(html: string): StoredHtml
function storedHtml(html: string) {
  return html
}

/** What is not the text's own: the notes in its margin, each of which holds none of its kind. */
const NOTES = /<(details|sup|div|span) data-note\b.*?<\/\1>/gs

/** The markup of a text without its notes, for its words alone. */
export const markupOf = (text: HtmlText): string => ('shown' in text ? text.shown.replace(NOTES, '') : text.stored)
