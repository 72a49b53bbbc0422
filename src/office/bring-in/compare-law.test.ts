import { describe, expect, it } from 'vitest'
import type { PresentLaw, PresentSection } from '@/data/imports/staff'
import {
  type ComparedPiece,
  checkedPartsOf,
  compareLaw,
  type EditedPiece,
  instrumentOfChapter,
  instrumentsIn,
  lawOf,
  partsOf,
  withFaults,
} from './compare-law'

const section = (number: string, chapter_id: string, plain = `Words of ${number}.`): PresentSection => ({
  id: `s${number}`,
  title: `${number}. Title ${number}`,
  updated_at: `at ${number}`,
  chapter_id,
  number,
  plain,
})
const LAW: PresentLaw = {
  chapters: [
    { id: 'a', title: 'General', updated_at: 'at a' },
    { id: 'b', title: 'Rates', updated_at: 'at b' },
  ],
  sections: [section('1', 'a'), section('2', 'a'), section('3', 'b')],
}

const MAIN = { law: 'vat-law', name: '', prefix: '' } as const

let key = 0
const piece = (part: Partial<EditedPiece>): EditedPiece => ({
  kind: 'section',
  number: '',
  title: '',
  html: '',
  cutBy: '',
  doubt: null,
  key: key++,
  isLeftOut: false,
  chosenChapter: null,
  ...part,
})
const ofLaw = (number: string, change: Partial<EditedPiece> = {}) =>
  piece({ number, title: `Title ${number}`, html: `<p>Words of ${number}.</p>`, ...change })
const chapter = (title: string) => piece({ kind: 'chapter', title })

const statesOf = (pieces: readonly ComparedPiece[]) => pieces.map(({ state }) => state)

describe('compareLaw', () => {
  it('BULK-1 says of each section whether it is new, changed, the same, or not in the file', () => {
    const file = [
      chapter('General'),
      ofLaw('1', { html: '<p>Words\nof <b>1</b>.</p>' }),
      ofLaw('2A'),
      chapter('RATES'),
      ofLaw('3', { html: '<p>Other words.</p>' }),
    ]
    const { pieces, missing } = compareLaw(file, LAW, MAIN)
    expect(statesOf(pieces)).toEqual(['same', 'same', 'new', 'same', 'changed'])
    expect(missing.map(({ id }) => id)).toEqual(['s2'])
  })

  it('BULK-1 a part without chapters is compared where its sections are, and lacks none of other chapters', () => {
    const { pieces, missing } = compareLaw([ofLaw('3'), ofLaw('3A')], LAW, MAIN)
    expect(pieces.map(({ state, chapterKey }) => [state, chapterKey])).toEqual([
      ['same', 'b'],
      ['new', 'b'],
    ])
    expect(missing).toEqual([])
  })

  it('BULK-1 says of a new chapter where it will stand: behind the one before it in the file, or in front of all', () => {
    const standing = (file: EditedPiece[], law = LAW) => compareLaw(file, law, MAIN).pieces.map(({ stands }) => stands)
    expect(standing([chapter('Added'), chapter('More'), chapter('Rates'), ofLaw('4'), chapter('Last')])).toEqual([
      'will come before General',
      'will come after Added',
      null,
      null,
      'will come after Rates',
    ])
    expect(standing([chapter('Added')], { chapters: [], sections: [] })).toEqual([null])
  })

  it('BULK-1 numbers are matched within the instrument that was chosen alone', () => {
    const levy = { id: 'c', title: 'Sample Levy Law, 5786-2026: Scope', updated_at: 'at c' }
    const rules = {
      chapters: [...LAW.chapters, levy],
      sections: [...LAW.sections, { ...section('1', 'c'), id: 'of levy' }],
    }
    const [main, sample] = instrumentsIn('booking-rules', rules)
    if (!main || !sample) throw new Error('No instruments')
    expect(sample).toEqual({ law: 'booking-rules', name: 'Sample Levy Law', prefix: 'Sample Levy Law, 5786-2026' })
    const found = (instrument: typeof main, file: EditedPiece[]) =>
      compareLaw(file, lawOf(instrument, rules), instrument).pieces.map(({ state, present }) => [state, present?.id])
    const file = [chapter('Scope'), ofLaw('1'), ofLaw('2')]
    expect(found(sample, file)).toEqual([
      ['same', 'c'],
      ['same', 'of levy'],
      ['new', undefined],
    ])
    expect(found(main, file.slice(1))).toEqual([
      ['same', 's1'],
      ['same', 's2'],
    ])
    const other = instrumentOfChapter('booking-rules', 'Other Levy Law, 5786-2026')
    expect(found(other, file)).toEqual([
      ['new', undefined],
      ['new', undefined],
      ['new', undefined],
    ])
  })

  it('BULK-1 the chapters of a new instrument begin with its name; without any it is a chapter itself', () => {
    const levy = instrumentOfChapter('regulations', 'Levy Regulations (Samples), 5786-2026')
    const none = { chapters: [], sections: [] }
    const titled = (file: EditedPiece[]) => compareLaw(file, none, levy)
    expect(titled([chapter('Scope'), ofLaw('1')]).pieces.map(({ fullTitle }) => fullTitle)).toEqual([
      'Levy Regulations (Samples), 5786-2026: Scope',
      '1. Title 1',
    ])
    expect(partsOf(titled([ofLaw('1'), ofLaw('2')]), [])).toEqual([
      { title: 'Levy Regulations (Samples), 5786-2026' },
      { chapter_place: 0, title: '1. Title 1', content: '<p>Words of 1.</p>' },
      { chapter_place: 0, title: '2. Title 2', content: '<p>Words of 2.</p>' },
    ])
  })

  it('BULK-1 what has no chapter cannot be applied, nor what the database refuses', () => {
    const [homeless, refused] = [piece({ title: 'New', html: '<p>x</p>' }), ofLaw('1')]
    const compared = compareLaw([homeless, refused], LAW, MAIN)
    const { pieces } = withFaults(compared, new Map([[refused.key, 'It would be there twice']]))
    expect(pieces.map(({ fault }) => fault)).toEqual(['Choose a chapter for it', 'It would be there twice'])
  })
})

describe('partsOf', () => {
  it('BULK-1 sends what differs alone, the rest for its place, and a new chapter by its own', () => {
    const file = [
      ofLaw('1'),
      ofLaw('2', { title: 'Renamed' }),
      piece({ kind: 'left out', isLeftOut: true }),
      chapter('Added'),
      ofLaw('4'),
    ]
    expect(partsOf(compareLaw(file, LAW, MAIN), [section('3', 'b')])).toEqual([
      { row_id: 's1', stamp: 'at 1', chapter_id: 'a' },
      { row_id: 's2', stamp: 'at 2', chapter_id: 'a', title: '2. Renamed' },
      { title: 'Added' },
      { chapter_place: 2, title: '4. Title 4', content: '<p>Words of 4.</p>' },
      { row_id: 's3', stamp: 'at 3', chapter_id: 'b', is_repeal: true },
    ])
  })
})

it('BULK-1 asks about each part by its key and the size of its text, and of none that is left out', () => {
  const [left, text, empty] = [
    piece({ kind: 'left out', isLeftOut: true, html: '<p>x</p>' }),
    ofLaw('7', { chosenChapter: 'a' }),
    ofLaw('8', { chosenChapter: 'a', html: '<p> </p>' }),
  ]
  expect(checkedPartsOf(compareLaw([left, text, empty], LAW, MAIN))).toEqual([
    { key: text.key, place: 0, chapter_id: 'a', title: '7. Title 7', size: text.html.length },
    { key: empty.key, place: 1, chapter_id: 'a', title: '8. Title 8', size: 0 },
  ])
})
