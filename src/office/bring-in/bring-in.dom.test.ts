import { beforeAll, expect, it } from 'vitest'
import { loadSanitiser } from '@/texts/sanitise'
import {
  asHtml,
  asMarkdown,
  asMixedWord,
  asNumberedWord,
  asText,
  asWord,
  type SampleChapter,
  sampleLaw,
} from '../../../tests/support/sample-levy-law'
import * as word from '../../../tests/support/word-file'
import { cutLaw } from './cut-law'
import type { Piece, TrackedChanges } from './piece'
import { readLawFile } from './read-law-file'

beforeAll(loadSanitiser)

const { signal } = new AbortController()

/** What is brought in of a file, and what is said of the reading. */
async function bringIn(content: string | Uint8Array, trackedChanges: TrackedChanges = 'accepted') {
  const file = new File([typeof content === 'string' ? content : content.slice()], 'law')
  const { html, notes } = await readLawFile(file, { signal, trackedChanges })
  return { pieces: await cutLaw(html, { signal }), notes }
}

const headsOf = (pieces: Piece[]) =>
  pieces.filter(({ kind }) => kind !== 'left out').map(({ kind, number, title }) => ({ kind, number, title }))

const expectedHeads = (law: SampleChapter[]) =>
  law.flatMap(({ number, title, sections }) => [
    { kind: 'chapter', number, title },
    ...sections.map((section) => ({ kind: 'section', number: section.number, title: section.title })),
  ])

const doubtsOf = (pieces: Piece[]) => pieces.filter(({ doubt }) => doubt !== null)

const wordsOf = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html.replace(/<\/(?:p|td|th|li|h4)>/g, ' $&')
  return box.textContent.replace(/\s+/g, ' ').trim()
}

it.each([
  ['a clean Word law', asWord],
  ['a Word law numbered by lists', asNumberedWord],
  ['plain text with titles in the margin', asText],
  ['Markdown', asMarkdown],
  ['HTML as a browser saves it', asHtml],
] as const)('BULK-1 cuts %s of 150 sections at every section and nowhere else, without a doubt', async (_, write) => {
  const law = sampleLaw(150)
  const { pieces } = await bringIn(write(law))
  expect(headsOf(pieces)).toEqual(expectedHeads(law))
  expect(doubtsOf(pieces)).toEqual([])
  const first = pieces.find(({ kind }) => kind === 'section')
  for (const words of law[0]?.sections[0]?.paragraphs ?? [])
    expect(wordsOf(first?.html ?? '')).toContain(words.slice(4))
})

it('BULK-1 cuts a law of 1,000 sections', async () => {
  const law = sampleLaw(1000)
  const { pieces } = await bringIn(asText(law))
  expect(headsOf(pieces)).toEqual(expectedHeads(law))
})

it('BULK-1 says by which words of the file each cut was made', async () => {
  const { pieces } = await bringIn(asMixedWord())
  expect(pieces.map(({ kind, number, title, cutBy }) => [kind, number, title, cutBy])).toEqual([
    ['left out', '', '', 'before the first section'],
    ['chapter', '1', 'כללי', 'פרק א׳:'],
    ['section', '1', 'הגדרות', 'סעיף 1.'],
    ['section', '1A', 'Sample services', '“Section 1A.”'],
    ['chapter', '11', 'תשלום', 'פרק י״א'],
    ['section', '2', 'מועד התשלום', '“2.” at the start of a line'],
    ['section', '2A', 'ריבית', 'סעיף 2א.'],
    ['section', '3', 'Interest', '“§ 3”'],
    ['chapter', '', 'תוספת ראשונה', 'תוספת ראשונה'],
    ['section', '1', 'רשימה', '“1.” at the start of a line'],
  ])
  expect(doubtsOf(pieces)).toEqual([])
  expect(pieces[2]?.html).toBe('<p dir="rtl" lang="he">בחוק זה, "שירות לדוגמה" – כל שירות.</p>')
})

const TRACKED = word.wordFile({
  body: [
    word.paragraph('1. Scope'),
    word.paragraph(
      `${word.run('It applies to ')}${word.inserted('all')}${word.deleted('some')}${word.run(' services.')}`,
    ),
    word.paragraph(word.inserted('Wholly new.'), { isInserted: true }),
    word.paragraph('2. Rate'),
    word.paragraph('One per cent.'),
  ].join(''),
})

it.each([
  ['accepted', '<p>It applies to all services.</p><p>Wholly new.</p>'],
  ['rejected', '<p>It applies to some services.</p>'],
] as const)('BULK-1 takes tracked changes of Word as %s, and says so', async (trackedChanges, html) => {
  const { pieces, notes } = await bringIn(TRACKED, trackedChanges)
  expect(pieces.map((piece) => [piece.number, piece.html])).toEqual([
    ['1', html],
    ['2', '<p>One per cent.</p>'],
  ])
  expect(notes).toEqual([`Tracked changes are taken as ${trackedChanges}.`])
})

it('BULK-1 keeps tables, and footnotes at the end of the section that they belong to', async () => {
  const body = [
    word.paragraph('1. Scope'),
    word.paragraph(`${word.run('All services')}${word.footnoteMark(1)}${word.run('.')}`),
    word.table([
      ['Service', 'Rate'],
      ['sample', '1%'],
    ]),
    word.paragraph(`${word.run('2. Rate')}${word.footnoteMark(2)}`),
    word.paragraph('One per cent.'),
  ].join('')
  const { pieces } = await bringIn(word.wordFile({ body, footnotes: ['Of any kind.', 'As it was.'] }))
  expect(pieces.map(({ title, html }) => [title, html])).toEqual([
    [
      'Scope',
      '<p>All services<sup>1</sup>.</p><table><tbody><tr><td>Service</td><td>Rate</td></tr><tr><td>sample</td><td>1%</td></tr></tbody></table><p><sup>1</sup> Of any kind.</p>',
    ],
    ['Rate', '<p>One per cent.</p><p><sup>2</sup> As it was.</p>'],
  ])
})

it('BULK-1 writes the numbers of Word’s lists into paragraphs, and leaves out its table of contents', async () => {
  const body = [
    word.paragraph('Scope\t1', { style: 'TOC1' }),
    word.paragraph('Rate\t2', { style: 'TOC1' }),
    word.paragraph('Scope', { list: 1 }),
    word.paragraph('All services.', { list: 1, level: 1 }),
    word.paragraph('No goods.', { list: 1, level: 1 }),
    word.paragraph('Rate', { list: 1 }),
    word.paragraph('One per cent.', { list: 1, level: 1 }),
  ].join('')
  const levels = [
    ['decimal', 'Section %1.'],
    ['lowerLetter', '(%2)'],
  ] as const
  const { pieces } = await bringIn(word.wordFile({ body, numberings: [{ id: 1, levels }] }))
  expect(pieces.map(({ kind, number, title, html, cutBy }) => ({ kind, number, title, html, cutBy }))).toEqual([
    { kind: 'left out', number: '', title: '', html: '<p>Scope 1</p><p>Rate 2</p>', cutBy: 'table of contents' },
    {
      kind: 'section',
      number: '1',
      title: 'Scope',
      html: '<p>(a) All services.</p><p>(b) No goods.</p>',
      cutBy: '“Section 1.”',
    },
    { kind: 'section', number: '2', title: 'Rate', html: '<p>(a) One per cent.</p>', cutBy: '“Section 2.”' },
  ])
})

it('BULK-1 reads what Word saves as a page: its contents, lists and footnotes', async () => {
  const { pieces } = await bringIn(`<html><body><div class=WordSection1>
    <p class=MsoToc1><a href="#_Toc1">1. Scope<span>.... </span>1</a></p>
    <h1><a name="_Toc0">CHAPTER ONE<br>GENERAL</a></h1>
    <p style='mso-list:l0 level1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><b>Scope</b></p>
    <p class=MsoNormal>All services<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p>
    <p style='mso-list:l0 level2'><span style='mso-list:Ignore'>(a)<span>&nbsp; </span></span>of a sample</p>
    </div><div style='mso-element:footnote-list'><hr><div id=ftn1>
    <p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Of any kind.</p></div></div></body></html>`)
  expect(pieces.map(({ kind, number, title, html }) => [kind, number, title, html])).toEqual([
    ['left out', '', '', '<p>1. Scope.... 1</p>'],
    ['chapter', '1', 'GENERAL', ''],
    [
      'section',
      '1',
      'Scope',
      '<p>All services<sup>1</sup></p><ol type="a"><li>of a sample</li></ol><p><sup>1</sup> Of any kind.</p>',
    ],
  ])
})

it('BULK-1 refuses a table that is longer than any section, whose cleaning nothing could stop', async () => {
  const cells = `<td>one</td><td>${'two '.repeat(300_000)}</td>`
  await expect(bringIn(`<html><p>1. Scope</p><table><tr>${cells}</tr></table></html>`)).rejects.toThrow(
    /^A table or list of this file has 1,200,0\d\d characters with its markup, and 1,000,000 at most can be read/,
  )
})

it('BULK-1 tells how far it is, and stops when asked', async () => {
  const { html } = await readLawFile(new File([asText(sampleLaw(1000))], 'law.txt'), {
    signal,
    trackedChanges: 'accepted',
  })
  const stopping = new AbortController()
  const told: { done: number; total: number }[] = []
  const cutting = cutLaw(html, {
    signal: stopping.signal,
    onProgress: (progress) => {
      told.push(progress)
      stopping.abort(new Error('Stopped by staff'))
    },
  })
  await expect(cutting).rejects.toThrow('Stopped by staff')
  expect(told).toHaveLength(1)
  expect(told[0]?.done).toBeLessThan(told[0]?.total ?? 0)
})
