import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'

const BOM = '\uFEFF'
/** What a cell becomes, without its quotes. */
const written = async (cell: string) => {
  const csv = await toCsv(['A'], [[cell]])
  const lines = papaparse.parse<string[]>(csv.slice(BOM.length)).data
  return lines[1]?.[0]
}

const LATER_FORMULA = /[\t\r\n\u2028][ \u00A0\u200B\uFEFF]*([=@＝]|[+\-－][^\t\r\n\u2028]*[(|!])/

describe('toCsv', () => {
  it('ADM-9 begins with a byte order mark, quotes every cell and ends lines as spreadsheets do', async () => {
    const csv = await toCsv(
      ['Date', 'Name'],
      [
        ['2026-11-21', 'Dana'],
        ['', '7'],
      ],
    )
    expect(csv).toBe(`${BOM}"Date","Name"\r\n"2026-11-21","Dana"\r\n"","7"`)
  })

  it('ADM-9 doubles quotes, and keeps commas, line breaks and Hebrew as they are', async () => {
    const cells = ['say "yes", please', 'first\nsecond\r\nthird', 'שלום, עולם', 'a;b', ' padded ']
    const csv = await toCsv(
      ['A'],
      cells.map((cell) => [cell]),
    )
    expect(csv).toContain('"say ""yes"", please"')
    const lines = papaparse.parse<string[]>(csv.slice(BOM.length), { newline: '\r\n' }).data
    expect(lines.slice(1)).toEqual(cells.map((cell) => [cell]))
  })

  it.each(['=1+1', '+972 3 555', '-2', '@SUM(A1)', '  =1+1', '=HYPERLINK("http://x")\nand more', '＝1+1', '＠x'])(
    'ADM-9 makes a cell harmless that a spreadsheet would run: %j',
    async (cell) => {
      expect(await written(cell)).toBe(`'${cell}`)
    },
  )

  it.each(['1+1=2', 'dana@example.com', 'a-b', "'quoted'", '', 'שלום = hello'])(
    'ADM-9 leaves a harmless cell alone: %j',
    async (cell) => expect(await written(cell)).toBe(cell),
  )

  it.each([
    ['\t=1+1', "'\t'=1+1"],
    ['\r=1+1', "'\r'=1+1"],
    ['\n=1+1', "'\n'=1+1"],
    ['\ttext', "'\ttext"],
    ['first\n=1+1', "first\n'=1+1"],
    ['first\r\n \u200B@SUM(A1)\r\nlast', "first\r\n' \u200B@SUM(A1)\r\nlast"],
    ["first\n- cmd|' /C calc'!A0", "first\n'- cmd|' /C calc'!A0"],
    ['first\u2028＋f（1）', "first\u2028'＋f（1）"],
    ['first\t=1+1', "first\t'=1+1"],
    ['שלום\n=1+1', "שלום\n'=1+1"],
  ])('MEND-B7 makes every line of a cell harmless: %j', async (cell, harmless) => {
    expect(await written(cell)).toBe(harmless)
  })

  it.each([
    '\u200B',
    '\u00A0',
    '\uFEFF',
    '\u00AD',
    '\u2060',
    '\u200F',
    '\u2066',
    '\u3164',
    '\u2800',
    '\u3000',
    '\0',
    '\x1B',
  ])('MEND-B7 finds a formula behind what nobody sees: %j', async (unseen) => {
    for (const sign of '=+-@＝＋－＠﹦−') expect(await written(`${unseen} ${sign}1`)).toBe(`'${unseen} ${sign}1`)
  })

  it.each([
    'Two questions:\n- may I deduct the tax?\n- from which day?\n\n+972 3 555 1234',
    'א. סעיף 30(א)(5)\nב. שיעור המע״מ = 18%',
    'mail\ndana@example.com',
    '\u200F(1) עסקה - פטורה',
  ])('MEND-B7 leaves a normal text of several lines alone: %j', async (cell) => {
    expect(await written(cell)).toBe(cell)
  })

  it('MEND-B7 keeps every text but for apostrophes, and no line begins with a formula', async () => {
    const piece = fc.constantFrom(
      ...'=+-@＝－\t\r\n \u00A0\u200B\uFEFF\u2028\',;"(!|',
      'שלום',
      'cmd',
      'SUM(A1)',
      '7',
      '😀',
    )
    const cells = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 20, maxLength: 20 }), async (column) => {
        const csv = await toCsv(
          ['A'],
          column.map((cell) => [cell]),
        )
        const [, ...lines] = papaparse.parse<string[]>(csv.slice(BOM.length), { newline: '\r\n' }).data
        for (const [row, cell] of column.entries()) {
          const stored = lines[row]?.[0] ?? ''
          expect(stored.replaceAll("'", '')).toBe(cell.replaceAll("'", ''))
          expect(stored).not.toMatch(/^[\s\u200B\uFEFF]*[=+\-@＝－]/)
          expect(stored).not.toMatch(LATER_FORMULA)
          if (!/[=+\-@＝＋－＠﹦﹢﹣﹫−\t\r\n]/.test(cell)) expect(stored).toBe(cell)
        }
      }),
      { numRuns: 30 },
    )
  })
})
