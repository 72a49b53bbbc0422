import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { decodeCsv, parseCsv } from './read-csv'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => parseCsv(decodeCsv(bytes(text)))
const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells)

describe('reading a file', () => {
  it.each([
    ['commas and a byte order mark', '\uFEFFTitle,Court\r\nA,"B, C"\r\n'],
    ['semicolons', 'Title;Court\nA;B, C\n'],
    ['tabs', 'Title\tCourt\nA\tB, C'],
    ['empty rows', 'Title,Court\n\nA,"B, C"\n , \n\n'],
  ])('BULK-2 reads %s', async (_, text) => {
    const { head, rows } = await read(text)
    expect([head, rows.map(({ cells }) => cells)]).toEqual([['Title', 'Court'], [['A', 'B, C']]])
  })

  it('BULK-2 reads Hebrew of Windows-1255 and of Excel’s UTF-16', async () => {
    const hebrew = Uint8Array.from([0x41, 0x0a, 0xf9, 0xec, 0xe5, 0xed])
    expect(decodeCsv(hebrew)).toBe('A\nשלום')
    expect(decodeCsv(Uint8Array.from([0xff, 0xfe, 0xe9, 0x05]))).toBe('ש')
  })

  it('BULK-2 says on which line of the file each row begins', async () => {
    const { rows } = await read('A,B\n1,"two\nlines"\n\n2,x\n')
    expect(rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it.each([
    ['a quotation mark astray', 'A,B\n1,2\n"one" two,3\n', 'In line 3 a quotation mark stands inside a quoted cell'],
    ['one that is never closed', 'A,B\n1,2\n3,"4\n5,6\n', 'A quotation mark in line 3 is never closed'],
    ['a head alone', 'A,B\n', 'The file has a first line and no rows below it.'],
    ['nothing', ' \n', 'The file is empty.'],
    ['a workbook of Excel', 'PK\u0003\u0004 and more', 'This is no CSV file.'],
  ])('BULK-2 says what is wrong: %s', async (_, text, words) => {
    await expect(async () => read(text)).rejects.toThrow(words)
  })

  it('BULK-2 reads 50,000 rows', async () => {
    const lines = Array.from({ length: 50_000 }, (_, index) => `reader.${index}@example.com,2026-11-26`)
    expect((await read(`Email,Date\n${lines.join('\n')}`)).rows).toHaveLength(50_000)
  })

  it('BULK-2 reads what our own export writes', async () => {
    const rows = [
      ['dana@example.com', '21 November 2026'],
      ['שלום, "עולם"', 'first\nsecond'],
    ]
    expect(await cellsOf(await toCsv(['Email', 'Date'], rows))).toEqual(rows)
  })
})
