import { drawMargin } from './draw-margin'
import { markMatches } from './highlight'
import { holdReferences } from './hold-references'
import type { HtmlText, ShownHtml, StoredText } from './html-text'
import { keepFromTranslation } from './keep-from-translation'
import { removeLeadingTitle } from './leading-title'
import { linkReferences } from './link-references'
import { markHebrewWords } from './mark-hebrew-words'
import { type MarkedSection, markParagraphs } from './mark-paragraphs'
import { isTerm, markTerms } from './mark-terms'
import { gatherPrintedNotes } from './printed-notes'
import { raiseHeadings } from './raise-headings'
import { loadSanitiser, sanitise, toHtml } from './sanitise'
import { isFigure, showFigures } from './show-figures'
import { textOf, textRuns } from './text-runs'
import { trustedMarkup } from './trusted-types'

export type StoredHtmlOptions = {
  /** The title shown above, removed where the content repeats it (LAW-6). */
  title?: string | undefined
  /** A folded query whose matches are marked (LAW-2). */
  query: string
  /** The section whose text it is, if its paragraphs have addresses (READ-5). */
  section?: MarkedSection | null
  /** The level that its headings begin with: 2 on a page of its own. Without one they stay as they are. */
  headings: number | undefined
}

export type ShowStoredHtml = typeof showStoredHtml

/** Makes ready what showing stored HTML needs: a browser without a sanitiser of its own loads one. */
export async function loadShowing(): Promise<ShowStoredHtml> {
  await loadSanitiser()
  return showStoredHtml
}

/**
 * A text as readers see it (SEC-2), a stored one sanitised, one of the written page as it stands there; null when it cannot be
 * shown, which is logged.
 */
function showStoredHtml(text: HtmlText, options: StoredHtmlOptions): ShownHtml | null {
  try {
    const body = 'shown' in text ? readShown(text.shown) : makeShown(text, options)
    markMatches(body, options.query)
    return shownHtml(body)
  } catch (error) {
    console.error('A text cannot be shown', error)
    return null
  }
}

/** What makes a stored text one to be shown, each step once. */
function makeShown({ stored, references, margin }: StoredText, { title, section, headings }: StoredHtmlOptions) {
  const body = sanitise(stored)
  if (section) markParagraphs(body, section)
  if (title) removeLeadingTitle(body, title)
  if (headings) raiseHeadings(body, headings)
  linkReferences(
    body,
    references.filter((each) => !isTerm(each) && !isFigure(each)),
  )
  showFigures(body, references.filter(isFigure))
  markTerms(body, references.filter(isTerm))
  holdReferences(body)
  // what the database cuts from a text has lost the marks that staff's editor stored
  for (const text of textRuns(body).flat()) if (!text.parentElement?.closest('[lang]')) markHebrewWords(text)
  boxTables(body)
  if (margin) drawMargin(body, margin)
  gatherPrintedNotes(body)
  keepFromTranslation(body)
  return body
}

function readShown(shown: ShownHtml): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedMarkup(shown)
  return template.content
}

function shownHtml(body: DocumentFragment): ShownHtml
function shownHtml(body: DocumentFragment) {
  return toHtml(body)
}

/** Puts each table, in place, into a named box that scrolls by pointer and keyboard (READ-10). */
function boxTables(body: DocumentFragment): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = document.createElement('div')
    box.className = 'table-box'
    box.setAttribute('tabindex', '0')
    box.setAttribute('role', 'group')
    const caption = table.querySelector('caption')
    box.setAttribute('aria-label', (caption && textOf(textRuns(caption).flat())) || 'Table')
    table.replaceWith(box)
    box.append(table)
  }
}
