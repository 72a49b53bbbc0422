// What a spreadsheet may take for the beginning of a formula: in ASCII, in the wide and small forms that it reads as
// ASCII, and the true minus.
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'

// What it may skip before that: blanks, controls, and characters that show nothing.
const UNSEEN = '[\\s\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]'

// Where careless readers begin a new row or cell, in quotes or not.
const BREAK = '[\\t\\n\\v\\f\\r\\x1c-\\x1e\\x85\\u2028\\u2029]'

const FIRST_LINE = new RegExp(`^(?=${UNSEEN}*${SIGN}|[\\t\\r\\n])`, 'u')

// A later line with a plus or a dash may be an item of a list: it stays unless it calls or links something, for which a
// formula needs a parenthesis, a bar or an exclamation mark.
const CALL = `(?:(?!${BREAK}).)*[(|!（｜！]`
const LATER_LINE = new RegExp(`(?<=${BREAK})(?=(?:(?!${BREAK})${UNSEEN})*(?:[=@＝＠﹦﹫]|${SIGN}${CALL}))`, 'gu')

/**
 * A table as a CSV file that Excel opens with Hebrew intact (ADM-9): it begins with a byte order mark, every cell is
 * quoted, and every line of a cell that would run as a formula begins with an apostrophe. The writer is fetched when it is
 * first wanted.
 */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse')
  const table = [columns, ...rows].map((row) => row.map(harmless))
  return `\uFEFF${papaparse.unparse(table, { quotes: true })}`
}

const harmless = (cell: string) => cell.replace(LATER_LINE, "'").replace(FIRST_LINE, "'")
