import { markHebrewWords } from './mark-hebrew-words'
import { BLOCKS, textRuns } from './text-runs'

/**
 * Places a note for print at the end of a paragraph's texts, in place (READ-9, TRUE-5), before one that is there already: a figure
 * that holds it until its number is known.
 * @returns the figure, to be placed by the caller, where there are no texts
 */
export function placePrintedNote(texts: readonly Text[], note: string): Element | null {
  const last = texts.findLast(({ data }) => data.trim() !== '')
  const end = last && outermost(last)
  const next = end?.nextElementSibling
  if (next?.matches('sup[data-note]')) {
    next.prepend(note, ' ')
    return null
  }
  const figure = document.createElement('sup')
  figure.setAttribute('data-note', '')
  figure.append(note)
  if (end) end.after(figure)
  return end ? null : figure
}

/** A text, or what it ends with in its block: a link, or a link with the stop that is held to it. */
function outermost(text: Text): Text | Element {
  const block = text.parentElement?.closest(BLOCKS)
  let end: Text | Element = text
  while (block && end.parentElement && end.parentElement !== block) end = end.parentElement
  return end
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
