import { formatCount } from '@/lib/count'
import { formatFileSize } from '@/lib/file-size'
import { UnreadableFile } from '@/office/bring-in/unreadable-file'

/** A table as it stands in a file: its head, and the rows below it with the line of the file on which each begins. */
export type CsvTable = { head: string[]; rows: { line: number; cells: string[] }[] }

const MOST_BYTES = 50 * 1024 * 1024

/** The text of a file, in UTF-8 or UTF-16 or, where it is neither, in Windows-1255, as Hebrew programs write it. Throws UnreadableFile. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES)
    throw new UnreadableFile(
      `The file has ${formatFileSize(bytes.length)}; ${formatFileSize(MOST_BYTES)} at most can be read.`,
    )
  const text = textOf(bytes)
  // Tables and documents of Office, PDF and pictures have it within their first bytes.
  if (/^(?:PK|%PDF|\u0089PNG)/.test(text) || text.slice(0, 2000).includes('\0'))
    throw new UnreadableFile('This is no CSV file. In Excel, choose Save As and "CSV UTF-8", then choose that file.')
  return text
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1255').decode(bytes)
  }
}

/** Reads a table with its head in the first line, with commas, semicolons or tabs; empty rows are left out. Throws UnreadableFile. */
export async function parseCsv(text: string): Promise<CsvTable> {
  const { default: papaparse } = await import('papaparse')
  const lines: number[] = []
  const rows: string[][] = []
  let at = 0
  let line = 1
  let astray: { index: number; code: string } | undefined
  papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      const [fault] = errors.filter(({ type }) => type === 'Quotes')
      if (fault && !astray) astray = { index: line, code: fault.code }
      lines.push(line)
      rows.push(data)
      line += countBreaks(text, at, meta.cursor)
      at = meta.cursor
    },
  })
  if (astray) throw new UnreadableFile(astrayWords(astray))
  const [head = [], ...below] = rows
  const table = {
    head: head.map((cell) => cell.trim()),
    rows: below.flatMap((cells, index) =>
      cells.some((cell) => cell.trim() !== '') ? [{ line: lines[index + 1] ?? 0, cells }] : [],
    ),
  }
  if (table.head.every((cell) => cell === '')) throw new UnreadableFile('The file is empty.')
  if (table.rows.length === 0) throw new UnreadableFile('The file has a first line and no rows below it.')
  return table
}

/** What stands most often between the names in the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const [first = ','] = [',', ';', '\t'].sort((one, other) => head.split(other).length - head.split(one).length)
  return first
}

const astrayWords = ({ index, code }: { index: number; code: string }) =>
  code === 'MissingQuotes'
    ? `A quotation mark in line ${formatCount(index)} is never closed. Close it or take it out, then choose the file again.`
    : `In line ${formatCount(index)} a quotation mark stands inside a quoted cell. Write it twice or take it out, then choose the file again.`

function countBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let place = text.indexOf('\n', from); place >= 0 && place < to; place = text.indexOf('\n', place + 1)) count += 1
  return count
}
