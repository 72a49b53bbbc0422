import { expect, it } from 'vitest'
import { paragraph } from '../../../tests/support/word-file'
import { onlyBullets, writeNumbers } from './word-numbering'

const level = (place: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`

const NUMBERING =
  `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'lowerRoman', '(%3)')}${level(3, 'decimal', '%1.%2')}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="8">${level(0, 'hebrew1', 'סעיף %1')}${level(1, 'bullet', 'o')}${level(2, 'upperRoman', 'CHAPTER %3')}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>' +
  '<w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>' +
  '<w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="30"/></w:lvlOverride></w:num>'

const STYLES =
  '<w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Derived"><w:basedOn w:val="Base"/></w:style>'

/** The words of paragraphs with the numbers that were written into them. */
const written = (...paragraphs: string[]) =>
  [...writeNumbers(paragraphs.join(''), NUMBERING, STYLES).matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, ''),
  )

const numbered = (list: number, place = 0) => paragraph('x', { list, level: place })

it('BULK-1 counts Word’s lists by level, and begins a level anew below the next number', () => {
  expect(written(numbered(1), numbered(1, 1), numbered(1, 1), numbered(1, 2), numbered(1), numbered(1, 1))).toEqual([
    '1. x',
    '(a) x',
    '(b) x',
    '(i) x',
    '2. x',
    '(a) x',
  ])
})

it('BULK-1 goes on in a list after other paragraphs and lists, unless it begins anew at a number of its own', () => {
  expect(written(numbered(1), paragraph('x'), numbered(2), numbered(1), numbered(3), numbered(3))).toEqual([
    '1. x',
    'x',
    'סעיף א x',
    '2. x',
    '30. x',
    '31. x',
  ])
})

it('BULK-1 counts in Hebrew letters and Roman numerals, and writes the numbers of several levels', () => {
  const hebrew = written(...Array.from({ length: 16 }, () => numbered(2)))
  expect([hebrew[9], hebrew[14], hebrew[15]]).toEqual(['סעיף י x', 'סעיף טו x', 'סעיף טז x'])
  expect(written(...Array.from({ length: 9 }, () => numbered(2, 2))).at(-1)).toBe('CHAPTER IX x')
  expect(written(numbered(1), numbered(1, 1), numbered(1, 3))).toEqual(['1. x', '(a) x', '1.a x'])
})

it('BULK-1 counts paragraphs that are numbered by their style, or by the one that it is based on', () => {
  expect(written(paragraph('x', { style: 'Base' }), paragraph('x', { style: 'Derived' }))).toEqual(['1. x', '2. x'])
})

it('BULK-1 does not count a paragraph whose end is deleted, and leaves bullets to be lists', () => {
  const joined = numbered(1).replace('</w:pPr>', '<w:rPr><w:del w:id="1" w:author="A"/></w:rPr></w:pPr>')
  expect(written(joined, numbered(1), numbered(2, 1))).toEqual(['x', '1. x', 'x'])
  expect(onlyBullets(NUMBERING)).not.toContain('decimal')
  expect(onlyBullets(NUMBERING)).toContain('bullet')
})
