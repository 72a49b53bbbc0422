import { expect, it } from 'vitest'
import { compareLaw } from '@/office/bring-in/compare-law'
import { summaryOf } from './summary'

const LAW = {
  chapters: [{ id: 'here', title: 'Rates', updated_at: '' }],
  sections: [
    { id: 's1', chapter_id: 'here', title: '1. Title 1', number: '1', plain: 'Text', updated_at: '' },
    { id: 's2', chapter_id: 'here', title: '2. Title 2', number: '2', plain: 'Other', updated_at: '' },
  ],
}

type Given = ['chapter' | 'section' | 'left out', number: string, isLeftOut?: boolean]

const summary = (...pieces: Given[]) =>
  summaryOf(
    compareLaw(
      pieces.map(([kind, number, isLeftOut = kind === 'left out'], key) => ({
        ...{ key, kind, number, isLeftOut, cutBy: '', doubt: null, chosenChapter: null },
        ...(kind === 'chapter' ? { title: number, html: '' } : { title: `Title ${number}`, html: '<p>Text</p>' }),
      })),
      LAW,
      { law: 'vat-law', name: '', prefix: '' },
    ),
    [],
  )

it.each<[string, Given[], string]>([
  [
    'all is here',
    [
      ['chapter', 'Rates'],
      ['section', '1'],
    ],
    'All of it is here already, word for word.',
  ],
  [
    'a part is left out',
    [
      ['section', '1'],
      ['left out', ''],
    ],
    'What is taken in is here already, word for word; 1 left out.',
  ],
  ['all is left out', [['section', '1', true]], 'Nothing is taken in: 1 left out.'],
  [
    'nothing was recognised',
    [['left out', '']],
    'No sections were found in this file. A section begins a line with “30.”, “Section 30”, “§ 30” or “סעיף 30”, or is a heading of Word. Mark them so in the file and choose it again, or take a piece in and split it here.',
  ],
])('BULK-1 where nothing would be written because %s, it says so', (_, pieces, words) => {
  expect(summary(...pieces)).toMatchObject({ text: words, isOpen: false })
})

it('BULK-1 sections and chapters that would be written are counted apart', () => {
  const text = (...pieces: Given[]) => summary(...pieces).text
  expect(text(['chapter', 'Time'], ['section', '5'], ['left out', ''])).toBe(
    'Sections: 1 would be new, 1 left out; 1 new chapter; one step, one undo.',
  )
  expect(text(['chapter', 'Rates'], ['section', '2'], ['section', '1'])).toBe(
    'Sections: 1 would change, 1 stay as they are; one step, one undo.',
  )
  expect(text(['chapter', 'Time'])).toMatch(
    /^No sections were found in this file\..* 1 new chapter; one step, one undo\.$/,
  )
})
