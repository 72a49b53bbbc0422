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

/** The pieces of a part; a chapter's heading stands only where all are shown, or it is to be looked at itself. */
export function piecesShown({ pieces }: Comparison, shown: Shown): readonly ComparedPiece[] {
  if (shown === 'all') return pieces
  if (shown === 'look') return pieces.filter((piece) => remarkOn(piece))
  return pieces.filter(({ kind, state }) => state === shown && (kind !== 'chapter' || state !== 'same'))
}

/** How many each part has; all are the sections of the file and those that it has not. */
export function countsOf(comparison: Comparison): Readonly<Record<Shown, number>> {
  const { pieces, missing } = comparison
  const count = (part: Shown) => piecesShown(comparison, part).length
  return {
    all: pieces.filter(({ kind }) => kind === 'section').length + missing.length,
    look: count('look'),
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    missing: missing.length,
    'left out': count('left out'),
  }
}
