import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSanitiser } from '@/texts/sanitise'
import { cutLaw } from './cut-law'
import type { Piece } from './piece'
import { readMarkdown, readPastedText } from './read-text'

beforeAll(loadSanitiser)

const cut = (html: string) => cutLaw(html, { signal: new AbortController().signal })
const cutText = (...lines: string[]) => cut(readPastedText(lines.join('\n')).html)

/** Kind, number and title of each piece, in short. */
const headsOf = (pieces: Piece[]) => pieces.map(({ kind, number, title }) => `${kind} ${number}: ${title}`)
const doubtsOf = (pieces: Piece[]) =>
  pieces.flatMap(({ number, doubt }) => (doubt === null ? [] : [`${number}: ${doubt}`]))

const TEXT = '(a) The levy is paid to the Example Office.'

describe('titles', () => {
  it.each([
    ['in the line of the number', `<p>30. Zero rate</p><p>${TEXT}</p>`],
    ['in a heading', `<h3>Section 30 Zero rate</h3><p>${TEXT}</p>`],
    ['in bold, before the text in the same line', `<p><b>30. Zero rate</b> ${TEXT}</p>`],
    ['alone in bold', `<p>30. <b>Zero rate.</b> ${TEXT}</p>`],
    ['in bold on a line of its own', `<p><b>30. Zero rate</b><br>${TEXT}</p>`],
    ['before the text in the same line', `<p>30. Zero rate. ${TEXT}</p>`],
    ['before a dash', `<p>30. Zero rate.— ${TEXT}</p>`],
    ['above, as in the margin', `<p>Zero rate</p><p>30. ${TEXT}</p>`],
    ['above, as a heading', `<h3>Zero rate</h3><p>30. ${TEXT}</p>`],
    ['below the number', `<p>Section 30</p><p>Zero rate</p><p>${TEXT}</p>`],
    [
      'in the margin of a table',
      `<table><tr><td>Zero rate</td><td>30.</td><td>${TEXT}</td></tr><tr><td>Time</td><td>31.</td><td>${TEXT}</td></tr></table>`,
    ],
    ['in an item of a numbered list', `<ol start="30"><li><p>Zero rate</p><p>${TEXT}</p></li></ol>`],
  ])('BULK-1 finds a title %s', async (_, html) => {
    const [first] = await cut(html)
    expect(first).toMatchObject({
      kind: 'section',
      number: '30',
      title: 'Zero rate',
      html: `<p>${TEXT}</p>`,
      doubt: null,
    })
  })

  it('BULK-1 takes a sentence for the text, not for a title', async () => {
    const pieces = await cutText(
      'Time',
      '30. In this Law –',
      '“time” is an hour.',
      '31. The levy shall be paid within thirty days, and interest is added.',
      '32. (a) No interest is paid.',
    )
    expect(pieces).toMatchObject([
      { number: '30', title: 'Time', html: '<p>In this Law –</p><p>“time” is an hour.</p>' },
      { number: '31', title: '', html: '<p>The levy shall be paid within thirty days, and interest is added.</p>' },
      { number: '32', title: '', html: '<p>(a) No interest is paid.</p>' },
    ])
  })
})

describe('the first section', () => {
  it.each([
    ['Chapter 1: Walk Opening Rules'],
    ['CHAPTER 1: WALK OPENING RULES'],
    ['Chapter 1: Sections'],
    ['Chapter 1: Application of the Rules'],
    ['Chapter 1: Whom They Belong To'],
    ['פרק א׳: התקנת תקנות'],
  ])('BULK-1 is cut below “%s”', async (chapter) => {
    const pieces = await cutText(chapter, '11. Purpose', TEXT, '12. Time', TEXT)
    const found = pieces.map(({ kind, number, doubt }) => [kind, number, doubt])
    expect(found).toEqual([
      ['chapter', '1', null],
      ['section', '11', null],
      ['section', '12', null],
    ])
  })

  it.each([
    ['the name of the law', ['The Booking Rules']],
    ['a title below the number of a chapter', ['CHAPTER ONE', 'GENERAL RULES']],
    ['a title in the margin', ['A Law', 'Power to make rules']],
  ])('BULK-1 is cut below %s', async (_, above) => {
    const pieces = await cutText(...above, '11. (a) These are the rules.', '12. (a) The levy is paid.')
    expect(headsOf(pieces).filter((head) => head.startsWith('section'))).toEqual([
      expect.stringMatching(/^section 11:/),
      'section 12: ',
    ])
    expect(doubtsOf(pieces)).toEqual([])
  })

  it('BULK-1 is cut below words that go on, with a doubt', async () => {
    const pieces = await cutText('An order to apply the rules of', '11. Purpose', TEXT, '12. Time', TEXT)
    expect(headsOf(pieces)).toEqual(['left out : ', 'section 11: Purpose', 'section 12: Time'])
    expect(doubtsOf(pieces)).toEqual([
      ': text outside any section',
      '11: “11.”: a reference that begins in the line above?',
    ])
  })
})

describe('what is no cut', () => {
  it('BULK-1 doubts a section with a line whose number is the next, where the line above goes on', async () => {
    const pieces = await cutText('1. Scope', 'The levy is due as is said in section', '2. Of the Law.')
    expect(headsOf(pieces)).toEqual(['section 1: Scope'])
    expect(doubtsOf(pieces)).toEqual(['1: “2.” in it is not cut: the line above goes on'])
  })

  it('BULK-1 leaves a cross reference at the beginning of a line in its section', async () => {
    const pieces = await cutText(
      '1. Scope',
      'Section 30 applies to services.',
      'Section 31(a) of the Law does not.',
      'as is said in section',
      '32. Of the Law.',
      'סעיף 5 חל על שירותים.',
    )
    expect(headsOf(pieces)).toEqual(['section 1: Scope'])
  })

  it('BULK-1 leaves the points of a list in their section', async () => {
    const pieces = await cutText(
      '1. Scope',
      'These are:',
      '1. one thing;',
      '2. another thing;',
      '3. a third.',
      '2. Rate',
      TEXT,
      '3. Time',
      TEXT,
    )
    expect(headsOf(pieces)).toEqual(['section 1: Scope', 'section 2: Rate', 'section 3: Time'])
    expect(doubtsOf(pieces)).toEqual([])
  })

  it('BULK-1 leaves the items of a numbered list in their section, with their numbers', async () => {
    const pieces = await cut(readMarkdown('## 1. Scope\n\n4. one\n5. two\n\n## 2. Rate\n\nOne per cent.').html)
    expect(headsOf(pieces)).toEqual(['section 1: Scope', 'section 2: Rate'])
    expect(pieces[0]?.html).toBe('<ol start="4"><li>one</li><li>two</li></ol>')
  })

  it('BULK-1 leaves the last point of a list in its section, though its number is the next', async () => {
    const pieces = await cutText('2. Scope', '1. one thing;', '2. another thing; or', '3. a third.', '3. Rate', TEXT)
    expect(headsOf(pieces)).toEqual(['section 2: Scope', 'section 3: Rate'])
  })

  it('BULK-1 leaves a year at the beginning of a line in its section', async () => {
    const pieces = await cutText('1. Scope', TEXT, '2025. That was the year.', '2. Rate', TEXT)
    expect(headsOf(pieces)).toEqual(['section 1: Scope', 'section 2: Rate'])
    expect(doubtsOf(pieces)).toEqual(['1: “2025.” in it is not cut: the numbers go from 1 to 2025'])
  })

  it('BULK-1 leaves rows of figures in their section', async () => {
    const pieces = await cutText(
      '1. Rates',
      'Sample services\t10',
      'Other services\t20',
      'All else\t30',
      '2. Time',
      TEXT,
    )
    expect(headsOf(pieces)).toEqual(['section 1: Rates', 'section 2: Time'])
  })
})

describe('doubts', () => {
  it('BULK-1 doubts a section whose number goes back, but not where a schedule begins anew', async () => {
    const pieces = await cutText('Section 7. Rate', TEXT, 'Section 3. Time', TEXT, 'First Schedule', '1. List', TEXT)
    expect(headsOf(pieces)).toEqual([
      'section 7: Rate',
      'section 3: Time',
      'chapter : First Schedule',
      'section 1: List',
    ])
    expect(doubtsOf(pieces)).toEqual(['3: the numbers go from 7 back to 3'])
  })

  it.each([
    ['a number that comes twice', ['Section 3. Rate', TEXT, 'Section 3. Time', TEXT], '3: 3 is there twice'],
    ['a section without a text', ['3. Rate', '4. Time', TEXT], '3: has no text'],
    [
      'a number in the middle of a line',
      ['4. Rate', `${TEXT} 5. Works of art`, '6. Time', TEXT],
      '4: “5.” in the middle of a line: a cut too few?',
    ],
    ['a law without a section', ['Nothing is numbered here.'], ': no section was found'],
    [
      'text outside any section',
      ['Chapter One: Rates', 'This chapter is an example, and says so.', '1. Rate', TEXT],
      ': text outside any section',
    ],
    [
      'words before the first section',
      ['A Law', 'I make these rules with the consent of the committee.', '1. Rate', TEXT],
      ': text outside any section',
    ],
    [
      'words below a table of contents',
      ['Contents', '1. Rate', '2. Time', 'This law is an example.', '1. Rate', TEXT, '2. Time', TEXT],
      ': text outside any section',
    ],
    [
      'a part of a chapter',
      ['Chapter One: Rates', 'Article A: General', '1. Rate', TEXT],
      ': a part of a chapter, which the site does not have',
    ],
    [
      'a part that holds chapters',
      ['Part One: General', 'Chapter One: Rates', '1. Rate', TEXT],
      ': a part that holds chapters, which the site does not have',
    ],
  ])('BULK-1 doubts %s', async (_, lines, doubt) => {
    expect(doubtsOf(await cutText(...lines))).toEqual([doubt])
  })

  it('BULK-1 does not doubt the name of a law', async () => {
    expect(doubtsOf(await cutText('A Law', 'Version of 2020', '1. Rate', TEXT))).toEqual([])
  })

  it('BULK-1 does not doubt a repealed section', async () => {
    expect(doubtsOf(await cutText('3. Repealed', '4. (Deleted)', '5. Time', TEXT))).toEqual([])
  })
})

describe('chapters and contents', () => {
  it('BULK-1 takes headings with a number alone for chapters, if sections stand below them', async () => {
    const pieces = await cut(
      `<h1>A Law</h1><h2>1. Rates</h2><h3>1. Zero</h3><p>${TEXT}</p><h3>2. Full</h3><p>${TEXT}</p><h2>2. Time</h2><h3>3. Days</h3><p>${TEXT}</p>`,
    )
    expect(headsOf(pieces)).toEqual([
      'left out : ',
      'chapter 1: Rates',
      'section 1: Zero',
      'section 2: Full',
      'chapter 2: Time',
      'section 3: Days',
    ])
  })

  it('BULK-1 takes headings without a number for chapters, with a doubt', async () => {
    const pieces = await cut(
      `<h1>A Law</h1><h2>Rates</h2><p>1. Zero</p><p>${TEXT}</p><h2>Time</h2><p>2. Days</p><p>${TEXT}</p>`,
    )
    expect(headsOf(pieces)).toEqual([
      'left out : ',
      'chapter : Rates',
      'section 1: Zero',
      'chapter : Time',
      'section 2: Days',
    ])
    expect(pieces[1]?.doubt).toBe('a heading without a number: a chapter?')
  })

  it.each([
    ['with the numbers of pages', ['1. Rates ..... 2', '2. Time ..... 3', '3. Days ..... 12']],
    ['without the numbers of pages', ['Contents', '1. Rates', '2. Time', '3. Days']],
  ])('BULK-1 leaves out a table of contents %s', async (_, contents) => {
    const pieces = await cutText('A Law', ...contents, '1. Rates', TEXT, '2. Time', TEXT, '3. Days', TEXT)
    expect(headsOf(pieces)).toEqual([
      'left out : ',
      'left out : ',
      'section 1: Rates',
      'section 2: Time',
      'section 3: Days',
    ])
  })
})

it('BULK-1 stores of a file only what the site allows', async () => {
  const pieces = await cut(
    `<p data-pm-slice="1">1. Scope</p><p onclick="go()"><a href="javascript:go()">All</a> <img src=x onerror=go()>services<script>go()</script>.</p><iframe src="/x"></iframe>`,
  )
  expect(pieces).toMatchObject([{ number: '1', title: 'Scope', html: '<p>All services.</p>' }])
})

const RULES =
  /, heading \d|^heading \d| at the start of a line| in bold| of a numbered list|(?:before the first section|between a chapter and its first section|after the table of contents|table of contents|under “Contents”, and again further down|lines with the numbers of pages)$/g

const tokensOf = (words: string) => words.match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of pieces, with those of the labels that only the rule tells. */
function wordsOf(pieces: readonly Piece[]): string[] {
  const box = document.createElement('div')
  return pieces.flatMap(({ kind, title, html, cutBy }) => {
    box.innerHTML = html.replace(/<(?:\/?(?:p|td|th|li|h4)|br)>/g, ' $&')
    const isFromList = cutBy.endsWith('of a numbered list')
    const label = kind === 'left out' || isFromList ? '' : cutBy.replace(RULES, '').replace(/[“”]/g, '')
    // The name of a schedule is in its title.
    return tokensOf(title).join(' ').startsWith(tokensOf(label).join(' '))
      ? tokensOf(`${title} ${box.textContent}`)
      : tokensOf(`${label} ${title} ${box.textContent}`)
  })
}

const line = fc.constantFrom(
  ...[
    'Zero rate',
    'The levy is paid, and interest is added.',
    '(a) the levy;',
    'Section 30 applies to it.',
    'Contents',
    'repealed',
  ],
  ...[
    'Section 4. Rate',
    '5. Time',
    '6A. (a) The levy',
    '§ 7 – Price',
    '2. one thing;',
    '1. Scope. (a) All',
    'Chapter Two',
    'Repealed',
  ],
  ...[
    'CHAPTER V: Rates',
    'פרק ג׳: מס',
    'סעיף 8. מחיר',
    'Part II',
    'First Schedule',
    'Article A: General',
    'Rate ..... 12',
    '2025.',
  ],
)
const tags: [string, string][] = [
  ['<p>', '</p>'],
  ['<h2>', '</h2>'],
  ['<h3>', '</h3>'],
  ['<p><b>', '</b></p>'],
  ['<div>', '</div>'],
  ['', '<br>'],
]
const block = fc.oneof(
  fc.tuple(line, fc.constantFrom(...tags)).map(([words, [start, end]]) => `${start}${words}${end}`),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => `<ol>${items.map((words) => `<li>${words}</li>`).join('')}</ol>`),
  fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => `<p>${lines.join('<br>')}</p>`),
  fc.tuple(line, line).map((cells) => `<table><tr>${cells.map((words) => `<td>${words}</td>`).join('')}</tr></table>`),
  fc
    .tuple(line, line)
    .map(
      ([title, words]) =>
        `<table><tr><td>${title}</td><td>8.</td><td>${words}</td></tr><tr><td>9.</td><td>${words}</td></tr></table>`,
    ),
  fc
    .tuple(line, line)
    .map(([words, note]) => `<p>${words}<a id="r" href="#n">*</a></p><p id="n">${note} <a href="#r">↑</a></p>`),
  line.map((words) => `<pre>${words}\nand on\n1. more</pre>`),
)

it('BULK-1 brings in a megabyte of one paragraph', async () => {
  const sentence = 'The levy is paid to the Example Office. '
  const pieces = await cutText('1. Scope', sentence.repeat(25_000), '3. Time', TEXT)
  expect(pieces.map(({ number, doubt }) => [number, doubt])).toEqual([
    ['1', null],
    ['3', null],
  ])
  expect(pieces[0]?.html).toBe(`<p>${sentence.repeat(25_000).trim()}</p>`)
})

it('BULK-1 keeps every word of a file, whatever is cut, in the order of the file', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 25 }), async (blocks) => {
      const html = blocks.join('')
      const box = document.createElement('div')
      box.innerHTML = html.replace(/<(?:\/(?:p|td|li|h\d|div|pre)|br)>/g, ' $&')
      expect(wordsOf(await cut(html)).sort()).toEqual(tokensOf(box.textContent).sort())
    }),
    { numRuns: 100 },
  )
})
