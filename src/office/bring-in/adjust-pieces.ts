import { parseMarkup } from '@/texts/trusted-types'
import { readLabel } from './labels'
import { takeStart } from './law-blocks'
import type { Piece } from './piece'
import { isTitleLike } from './title-words'

/**
 * Splits a piece in two before one of its blocks, counted from 0. The second is a section, whose number and title are read from
 * its first line if that begins with a label.
 */
export function splitPiece(piece: Piece, at: number): [Piece, Piece] {
  const { body } = parseMarkup(piece.html)
  const blocks = [...body.children]
  const [upper, lower] = [blocks.slice(0, at), blocks.slice(at)]
  const below: Piece = { kind: 'section', number: '', title: '', html: '', cutBy: 'split by hand', doubt: null }
  const [first] = lower
  const label = first?.matches('p, h4') ? readLabel(first.textContent) : null
  if (first && label?.kind === 'section') {
    takeStart(first, label.length)
    below.number = label.number
    const isTitle = isTitleLike(first.textContent) && lower.length > 1
    if (isTitle) below.title = takeStart(first, first.textContent.length).textContent.trim()
    if (!first.textContent.trim()) lower.shift()
  }
  const html = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML).join('')
  return [
    { ...piece, html: html(upper) },
    { ...below, html: html(lower) },
  ]
}

/** Joins a piece with the one below it, whose number and title become the first line of what it adds. */
export function joinPieces(above: Piece, below: Piece): Piece {
  const heading = [below.number && `${below.number}.`, below.title].filter(Boolean).join(' ')
  const paragraph = document.createElement('p')
  const strong = document.createElement('strong')
  strong.textContent = heading
  paragraph.append(strong)
  const added = `${heading ? paragraph.outerHTML : ''}${below.html}`
  if (above.kind !== 'chapter') return { ...above, html: above.html + added, doubt: null }
  // A chapter has no text, so what is joined to it becomes its title, or its title the beginning of a section.
  if (below.kind !== 'section') {
    const words = parseMarkup(added).body.textContent.replace(/\s+/g, ' ').trim()
    return { ...above, title: `${above.title} ${words}`.trim(), doubt: null }
  }
  return joinPieces({ ...above, kind: 'section' }, below)
}
