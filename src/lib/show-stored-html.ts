import { markMatches } from './highlight'
import { removeLeadingTitle } from './leading-title'
import { linkReferences, type ResolveReference } from './link-references'
import { raiseHeadings } from './raise-headings'
import { loadSanitiser, sanitise, toHtml } from './sanitise'
import { boxTables } from './table-boxes'

export type StoredHtmlOptions = {
  /** The title shown above, removed where the content repeats it (LAW-6). */
  title?: string | undefined
  /** A folded query whose matches are marked (LAW-2). */
  query: string
  /** Finds the section that a reference means, to link it (LAW-10). */
  resolveReference?: ResolveReference | undefined
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
  const { title, query, resolveReference, isWholePage } = options
  try {
    const body = sanitise(html)
    if (title) removeLeadingTitle(body, title)
    if (isWholePage) raiseHeadings(body)
    if (resolveReference) linkReferences(body, resolveReference)
    markMatches(body, query)
    boxTables(body)
    return toHtml(body)
  } catch (error) {
    console.error('A text cannot be shown', error)
    return null
  }
}
