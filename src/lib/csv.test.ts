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

  it.each([
    '=1+1',
    '+972 3 555',
    '-2',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '=HYPERLINK("http://x")\nand more',
    '＝1+1',
    '＠x',
  ])('ADM-9 makes a cell harmless that a spreadsheet would run: %j', async (cell) => {
    expect(await written(cell)).toBe(`'${cell}`)
  })

  it.each(['1+1=2', 'dana@example.com', 'a-b', "'quoted'", '', 'שלום = hello'])(
    'ADM-9 leaves a harmless cell alone: %j',
    async (cell) => expect(await written(cell)).toBe(cell),
  )
})
