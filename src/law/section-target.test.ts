import { expect, it } from 'vitest'
import { findPlace, findTarget, shortNameOf } from './section-target'

const section = (
  id: string,
  number: string | null,
  slug: string,
  paragraphs: string[] | null = null,
  title = `${number}. Words`,
) => ({ id, number, slug, paragraphs, title })
const WHOLE = { path: null, paragraph: null, paragraphId: null }
const LAW = [
  { id: 'c1', sections: [section('id-9', '9', '9')] },
  {
    id: 'c2',
    sections: [
      section('id-9a', '9(a)', '9-a', ['1 (1) (1)']),
      section('id-30', '30', '30', ['2 (a) (a)', '1 (a)(5) (5)']),
      section('id-60a', '60A', '60a'),
      section('id-x', null, 'no-summary'),
    ],
  },
  { id: 'c3', sections: [section('id-30-2', '30', '30-2', ['1 (b) (b)'])] },
  { id: 'c5', sections: [section('id-of-2', '2', 'registration-2', ['1 (a) (a)'])] },
  { id: 'c4', sections: [section('id-41', '41', '41-43', ['1 (a) (a)'], '41–43. Language, currency and place')] },
]

it('LAW-5 finds a section by its id', () => {
  expect(findTarget(LAW, '#id-30')).toEqual({ sectionId: 'id-30', chapterId: 'c2', ...WHOLE })
  expect(findTarget(LAW, '#id-x')?.sectionId).toBe('id-x')
})

it.each(['#30', '#s30', '#S30', '#s-30', '#section-30', '#section30'])('READ-5 "%s" is section 30', (hash) => {
  expect(findTarget(LAW, hash)).toEqual({ sectionId: 'id-30', chapterId: 'c2', ...WHOLE })
})

it.each(['#60a', '#s60A', '#section-60a'])('READ-5 capitals do not matter: "%s"', (hash) => {
  expect(findTarget(LAW, hash)?.sectionId).toBe('id-60a')
})

it.each(['#s30(a)(5)', '#30(a)(5)', '#section-30(A)(5)', '#s30%28a%29(5)'])('READ-5 "%s" is a paragraph', (hash) => {
  expect(findTarget(LAW, hash)).toEqual({
    sectionId: 'id-30',
    chapterId: 'c2',
    path: '(a)(5)',
    paragraph: '(a)(5)',
    paragraphId: 's30(a)(5)',
  })
})

it('READ-5 a paragraph that the section has not is named, and leads to the nearest around it', () => {
  for (const [path, paragraph] of [
    ['(a)(6)', '(a)'],
    ['(a)(5)(i)', '(a)(5)'],
    ['(b)', null],
  ]) {
    expect(findTarget(LAW, `#s30${path}`), String(path)).toEqual({
      sectionId: 'id-30',
      chapterId: 'c2',
      path,
      paragraph,
      paragraphId: paragraph && `s30${paragraph}`,
    })
  }
})

it('READ-5 the longest number counts, and a second section of the same number has its own', () => {
  expect(findTarget(LAW, '#s9(a)')?.sectionId).toBe('id-9a')
  expect(findTarget(LAW, '#s9(a)(1)')?.paragraphId).toBe('s9(a)(1)')
  expect(findTarget(LAW, '#s9(b)')?.sectionId).toBe('id-9')
  expect(findTarget(LAW, '#s30-2(b)')?.paragraphId).toBe('s30-2(b)')
})

it('READ-5 a provision of another instrument has its address, and its number where no other has it', () => {
  expect(findTarget(LAW, '#registration-2')?.sectionId).toBe('id-of-2')
  expect(findTarget(LAW, '#registration-2(a)')?.paragraphId).toBe('registration-2(a)')
  expect(findTarget(LAW, '#s2(a)')?.paragraphId).toBe('registration-2(a)')
})

it.each(['', '#', '#nowhere', '#s31', '#%E0%A4%A', '#s', '#section-', '#30x', '#s30(', '#main'])(
  'LAW-5 a hash that is nowhere means nothing: "%s"',
  (hash) => {
    expect(findTarget(LAW, hash)).toBeNull()
  },
)

it.each(['#s41', '#s42', '#43', '#section-42', '#s41-43'])('LAW-5 "%s" is the section of several numbers', (hash) => {
  expect(findTarget(LAW, hash)).toEqual({ sectionId: 'id-41', chapterId: 'c4', ...WHOLE })
})

it('LAW-5 numbers beside a range, with letters after them or longer ones, are not of it', () => {
  for (const hash of ['#s40', '#s44', '#s42a', '#s423', '#s4']) expect(findTarget(LAW, hash)).toBeNull()
  expect(findTarget(LAW, '#s42(a)')?.paragraphId).toBe('s41-43(a)')
})

it('READ-5 on its own page, a section knows its paragraphs and no other section', () => {
  const [own] = LAW[2]?.sections ?? []
  if (!own) throw new Error('no section')
  expect(findPlace(own, '#s30-2(b)')?.place.paragraphId).toBe('s30-2(b)')
  expect(findPlace(own, '#s31')).toBeNull()
})

it('ACC-1 a section is named shortly by its number, and by its title where another may have that number', () => {
  const names = LAW.flatMap(({ sections }) => sections).map((each) => shortNameOf(each, 'section'))
  expect(names).toEqual([
    ...['section 9', 'section 9(a)', 'section 30', 'section 60A', 'null. Words'],
    ...['30. Words', '2. Words', '41–43. Language, currency and place'],
  ])
})
