import { expect, it } from 'vitest'
import { compareLaw, type EditedPiece } from '@/office/bring-in/compare-law'
import { remarkOn } from './shown'

const piece = (key: number, given: Partial<EditedPiece>): EditedPiece => ({
  ...{ key, kind: 'section', number: String(key), title: `Title ${key}`, html: '<p>Text</p>', cutBy: '' },
  ...{ doubt: null, isLeftOut: given.kind === 'left out', chosenChapter: null, ...given },
})

const LAW = { chapters: [], sections: [] }

it('BULK-1 what is left out of a file is to be looked at where it has words in doubt', () => {
  const remarks = (given: Partial<EditedPiece>) =>
    compareLaw([piece(1, { kind: 'left out', ...given })], LAW, true).pieces.map(remarkOn)
  expect(remarks({ doubt: 'words that belong to no section' })).toEqual(['words that belong to no section'])
  expect(remarks({ doubt: 'a part of a chapter', html: '' })).toEqual([null])
  expect(remarks({})).toEqual([null])
})
