import { expect, it } from 'vitest'
import { joinPieces, splitPiece } from './adjust-pieces'
import type { Piece } from './piece'

const SECTION: Piece = {
  kind: 'section',
  number: '4',
  title: 'Rate',
  html: '<p>One per cent.</p><p>5. Works of art</p><p>None.</p>',
  cutBy: '“4.” at the start of a line',
  doubt: null,
}

it('BULK-1 splits a section before a block, and reads the number and title of the lower half', () => {
  const [upper, lower] = splitPiece(SECTION, 1)
  expect(upper).toEqual({ ...SECTION, html: '<p>One per cent.</p>' })
  const below = {
    kind: 'section',
    number: '5',
    title: 'Works of art',
    html: '<p>None.</p>',
    cutBy: 'split by hand',
    doubt: null,
  }
  expect(lower).toEqual(below)
})

it('BULK-1 splits before words without a number', () => {
  const [upper, lower] = splitPiece(SECTION, 2)
  expect(upper.html).toBe('<p>One per cent.</p><p>5. Works of art</p>')
  expect(lower).toMatchObject({ kind: 'section', number: '', title: '', html: '<p>None.</p>' })
})

it('BULK-1 joins a section with the one above, and keeps its number and title as words', () => {
  const [upper, lower] = splitPiece(SECTION, 1)
  expect(joinPieces(upper, lower)).toEqual({
    ...SECTION,
    html: '<p>One per cent.</p><p><strong>5. Works of art</strong></p><p>None.</p>',
  })
})

it('BULK-1 joins words with the title of the chapter above, and a section with what was taken for a chapter', () => {
  const chapter: Piece = { ...SECTION, kind: 'chapter', number: '1', title: 'Rates', html: '' }
  const words: Piece = { ...SECTION, kind: 'left out', number: '', title: '', html: '<p>and times</p>' }
  expect(joinPieces(chapter, words)).toMatchObject({ kind: 'chapter', number: '1', title: 'Rates and times', html: '' })
  const joined = joinPieces(chapter, SECTION)
  expect(joined).toMatchObject({ kind: 'section', number: '1', title: 'Rates' })
  expect(joined.html).toContain('<strong>4. Rate</strong>')
})
