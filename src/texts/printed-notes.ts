import { markHebrewWords } from './mark-hebrew-words'
import { textRuns } from './text-runs'

/**
 * Places a note for print at the end of a paragraph's texts, in place (READ-9, TRUE-5), before one that is there already: a figure
 * that holds it until its number is known.
 * @returns the figure, to be placed by the caller, where there are no texts
 */
export function placePrintedNote(texts: readonly Text[], note: string): Element | null {
  const last = texts.findLast(({ data }) => data.trim() !== '')
  const next = last?.nextSibling
  if (next instanceof Element && next.matches('sup[data-note]')) {
    next.prepend(note, ' ')
    return null
  }
  const figure = document.createElement('sup')
  figure.setAttribute('data-note', '')
  figure.append(note)
  if (last) last.after(figure)
  return last ? null : figure
}

/** Gathers the notes for print at the end of a text, in place, in the order in which it has them, and leaves their numbers. */
export function gatherPrintedNotes(body: DocumentFragment): void {
  const list = document.createElement('ol')
  for (const figure of body.querySelectorAll('sup[data-note]')) {
    const entry = document.createElement('li')
    entry.append(...figure.childNodes)
    list.append(entry)
    figure.append(String(list.children.length))
  }
  if (list.children.length === 0) return
  const heading = document.createElement('p')
  heading.append('Notes')
  const notes = document.createElement('div')
  notes.setAttribute('data-note', '')
  notes.className = 'printed-notes'
  notes.append(heading, list)
  body.append(notes)
  for (const run of [...body.querySelectorAll('[data-note]')].flatMap(textRuns))
    for (const text of run) markHebrewWords(text)
}
