import type { ComparedPiece, Comparison } from '@/office/bring-in/compare-law'

/** What part of a comparison is shown. */
export type Shown = 'all' | 'look' | 'new' | 'changed' | 'same' | 'missing' | 'left out'

export const SHOWN: readonly (readonly [Shown, string])[] = [
  ['all', 'All'],
  ['look', 'To look at'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['same', 'Same'],
  ['missing', 'Not in the file'],
  ['left out', 'Left out'],
]

/** Why somebody should look at a piece: what shuts Apply, a colleague's change, or a doubt of the cut; null if there is nothing. */
export function remarkOn({ fault, present, doubt, isLeftOut, state, html }: ComparedPiece): string | null {
  // What staff leave out has no doubt any more; of what the cut left out, a heading is no loss.
  if (isLeftOut) return html ? doubt : null
  if (fault) return fault
  const isChangedSince = present && 'isChangedSince' in present && present.isChangedSince
  if (isChangedSince) return 'Somebody has changed it here a moment ago'
  // What is word for word as it is here was cut rightly.
  return state === 'same' ? null : doubt
}

/** The pieces of a part. */
export function piecesShown({ pieces }: Comparison, shown: Shown): readonly ComparedPiece[] {
  if (shown === 'all') return pieces
  return pieces.filter((piece) => (shown === 'look' ? remarkOn(piece) : piece.state === shown))
}

/** How many lines each part shows: chapters and sections of the file, and the sections that it has not. */
export function countsOf(comparison: Comparison): Readonly<Record<Shown, number>> {
  const count = (part: Shown) => piecesShown(comparison, part).length
  const missing = comparison.missing.length
  return {
    all: count('all') + missing,
    look: count('look'),
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    missing,
    'left out': count('left out'),
  }
}
