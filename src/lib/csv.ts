// What a spreadsheet may take for the start of a formula: ASCII, its wide and small forms, and the true minus.
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'

// What it may skip before that: blanks, control characters and invisible ones.
const UNSEEN = '[\\s\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]'

// Where careless programs start a new row or cell, inside quotes or not.
const BREAK = '[\\t\\n\\v\\f\\r\\x1c-\\x1e\\x85\\u2028\\u2029]'

const FIRST = `(?=${UNSEEN}*${SIGN}|[\\t\\r\\n])`
const FIRST_LINE = new RegExp(`^${FIRST}`, 'u')

// A later line that starts with a plus or a dash may be a list item, and stays unless it can call or link something.
const CALL = `(?:(?!${BREAK}).)*[(|!（｜！]`
const LATER = `(?=(?:(?!${BREAK})${UNSEEN})*(?:[=@＝＠﹦﹫]|${SIGN}${CALL}))`
const LATER_LINE = new RegExp(`(?<=${BREAK})${LATER}`, 'gu')

const FIRST_APOSTROPHE = new RegExp(`^'${FIRST}`, 'u')
const LATER_APOSTROPHES = new RegExp(`(?<=${BREAK})'${LATER}`, 'gu')

/** A cell as it was before toCsv wrote it, without the apostrophes that keep a spreadsheet from running it (BULK-2). */
export const withoutApostrophes = (cell: string): string =>
  cell.replace(FIRST_APOSTROPHE, '').replace(LATER_APOSTROPHES, '')

/** A table as CSV that Excel opens with Hebrew intact (ADM-9); an apostrophe precedes what would run as a formula. */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse')
  const table = [columns, ...rows].map((row) => row.map(harmless))
  return `\uFEFF${papaparse.unparse(table, { quotes: true })}`
}

const harmless = (cell: string) => cell.replace(LATER_LINE, "'").replace(FIRST_LINE, "'")
