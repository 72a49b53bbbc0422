import type { PresentSection } from '@/data/imports/staff'
import { formatCount } from '@/lib/count'
import type { Comparison } from '@/office/bring-in/compare-law'

const NONE_FOUND =
  'No sections were found in this file. A section begins a line with “30.”, “Section 30”, “§ 30” or “סעיף 30”, or is a heading of Word. Mark them so in the file and choose it again, or take a piece in and split it here.'

const listed = (parts: readonly (readonly [count: number, words: string])[]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatCount(count)} ${words}`)
    .join(', ')

/** What would be written of a file, in words; whether it can be, and whether chapters are among it. */
export function summaryOf({ pieces }: Comparison, repealed: readonly PresentSection[]) {
  const count = (state: string, of: 'section' | 'chapter' = 'section') =>
    pieces.filter(({ kind, ...piece }) => piece.state === state && kind === of).length
  const faults = pieces.filter(({ fault, isLeftOut }) => fault && !isLeftOut).length
  const [changed, added, same, chapters] = [count('changed'), count('new'), count('same'), count('new', 'chapter')]
  const left = pieces.filter(({ isLeftOut }) => isLeftOut).length
  const sections = listed([
    [changed, 'would change'],
    [added, 'would be new'],
    [repealed.length, 'would be repealed'],
    [same, 'stay as they are'],
    [left, 'left out'],
  ])
  const work = [
    changed + added + repealed.length > 0 && `Sections: ${sections}`,
    chapters > 0 && `${formatCount(chapters)} new ${chapters === 1 ? 'chapter' : 'chapters'}`,
  ].filter(Boolean)
  const isFound = pieces.some(({ kind }) => kind === 'section')
  const said = [
    !isFound && NONE_FOUND,
    work.length > 0 && `${work.join('; ')}; one step, one undo.`,
    isFound && work.length === 0 && whyNothing(same, left),
    faults > 0 &&
      `${faults === 1 ? '1 piece is' : `${formatCount(faults)} pieces are`} to be mended or left out first, under “To look at”.`,
  ]
  return {
    text: said.filter(Boolean).join(' '),
    isOpen: work.length > 0 && faults === 0,
    isAddingChapters: chapters > 0,
  }
}

/** Why sections that were found would not be written. */
function whyNothing(same: number, left: number): string {
  if (left === 0) return 'All of it is here already, word for word.'
  const leftOut = `${formatCount(left)} left out.`
  return same === 0 ? `Nothing is taken in: ${leftOut}` : `What is taken in is here already, word for word; ${leftOut}`
}
