import { paths } from '@/names/paths'
import type { TextReference } from './link-references'

const PLACE = `${paths.amounts}#`

/** Whether what the database found in a text is a link to a figure: its address, with what holds today. */
export const isFigure = ([part]: TextReference): boolean => Boolean(part?.[0].startsWith(PLACE) && part[1])

/** Says behind each link to a rate or an amount, in place, which holds today, so that a text need not be changed with it (TOOL-1). */
export function showFigures(body: DocumentFragment, figures: readonly TextReference[]): void {
  const words = new Map(figures.flatMap(([part]) => (part ? [[part[0], part[1]] as const] : [])))
  if (words.size === 0) return
  for (const link of body.querySelectorAll('a')) {
    const present = words.get(link.getAttribute('href') ?? '')
    if (present) link.after(noteOf(present))
  }
}

/** No words of the text itself: searching and marking pass over them. */
function noteOf(present: string): Element {
  const note = document.createElement('span')
  note.setAttribute('data-note', '')
  note.className = 'present-figure'
  note.textContent = ` (${present})`
  return note
}
