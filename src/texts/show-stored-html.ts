import { markMatches } from './highlight'
import { holdReferences } from './hold-references'
import { removeLeadingTitle } from './leading-title'
import { linkReferences, readReferences } from './link-references'
import { markHebrewWords } from './mark-hebrew-words'
import { type MarkedSection, markParagraphs } from './mark-paragraphs'
import { raiseHeadings } from './raise-headings'
import { loadSanitiser, sanitise, toHtml } from './sanitise'
import { boxTables } from './table-boxes'
import { textRuns } from './text-runs'

export type StoredHtmlOptions = {
  /** The title shown above, removed where the content repeats it (LAW-6). */
  title?: string | undefined
  /** A folded query whose matches are marked (LAW-2). */
  query: string
  /** What in the text leads elsewhere, as the database says it (READ-6). */
  references?: unknown
  /** The section whose text it is, if its paragraphs have addresses (READ-5). */
  section?: MarkedSection | null
  /** Whether the text has a page of its own, so that its headings begin with h2. */
  isWholePage: boolean
}

export type ShowStoredHtml = typeof showStoredHtml

/** Makes ready what showing stored HTML needs: a browser without a sanitiser of its own loads one. */
export async function loadShowing(): Promise<ShowStoredHtml> {
  await loadSanitiser()
  return showStoredHtml
}

/** Stored HTML as readers see it, sanitised (SEC-2); null when it cannot be shown, which is logged. Done twice it is the same. */
function showStoredHtml(html: string, options: StoredHtmlOptions): string | null {
  const { title, query, references, section, isWholePage } = options
  try {
    const body = sanitise(html)
    if (section) markParagraphs(body, section)
    if (title) removeLeadingTitle(body, title)
    if (isWholePage) raiseHeadings(body)
    linkReferences(body, readReferences(references))
    holdReferences(body)
    markMatches(body, query)
    // what the database cuts from a text has lost the marks that staff's editor stored
    for (const text of textRuns(body).flat()) if (!text.parentElement?.closest('[lang]')) markHebrewWords(text)
    boxTables(body)
    return toHtml(body)
  } catch (error) {
    console.error('A text cannot be shown', error)
    return null
  }
}
