import { expect, it } from 'vitest'
import { compareLaw, type EditedPiece } from '@/office/bring-in/compare-law'
import { countsOf, remarkOn, SHOWN } from './shown'

const piece = (key: number, given: Partial<EditedPiece>): EditedPiece => ({
  ...{ key, kind: 'section', number: String(key), title: `Title ${key}`, html: '<p>Text</p>', cutBy: '' },
  ...{ doubt: null, isLeftOut: given.kind === 'left out', chosenChapter: null, ...given },
})

const MAIN = { law: 'vat-law', name: '', prefix: '' } as const
const LAW = {
  chapters: [{ id: 'here', title: 'Rates', updated_at: '' }],
  sections: [
    ...[3, 4, 9].map((number) => ({
      ...{ id: `s${number}`, chapter_id: 'here', title: `${number}. Title ${number}`, number: String(number) },
      ...{ plain: number === 3 ? 'Text' : 'Other', updated_at: '' },
    })),
  ],
}

const compared = () =>
  compareLaw(
    [
      piece(1, { kind: 'left out', doubt: 'text outside any section' }),
      piece(2, { kind: 'chapter', title: 'Rates', html: '' }),
      piece(3, {}),
      piece(4, {}),
      piece(5, {}),
      piece(6, { kind: 'chapter', title: 'Time', html: '' }),
      piece(7, {}),
    ],
    LAW,
    MAIN,
  )

it('BULK-1 what is left out of a file is to be looked at where it has words in doubt', () => {
  const remarks = (given: Partial<EditedPiece>) =>
    compareLaw([piece(1, { kind: 'left out', ...given })], LAW, MAIN).pieces.map(remarkOn)
  expect(remarks({ doubt: 'text outside any section' })).toEqual(['text outside any section'])
  expect(remarks({ doubt: 'a part of a chapter', html: '' })).toEqual([null])
  expect(remarks({})).toEqual([null])
})

it('BULK-1 the counts of what is new, changed, the same, left out and not in the file make up all', () => {
  const counts = countsOf(compared())
  expect(counts).toEqual({ all: 8, look: 1, new: 3, changed: 1, same: 2, missing: 1, 'left out': 1 })
  const parts = SHOWN.map(([part]) => part).filter((part) => part !== 'all' && part !== 'look')
  expect(parts.reduce((sum, part) => sum + counts[part], 0)).toBe(counts.all)
})
