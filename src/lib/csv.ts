// What a spreadsheet may take for the start of a formula: ASCII, its wide and small forms, and the true minus.
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'

// What it may skip before that: blanks, control characters and invisible ones.
const UNSEEN = '[\\s\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]'

// Where careless programs start a new row or cell, inside quotes or not.
const BREAK = '[\\t\\n\\v\\f\\r\\x1c-\\x1e\\x85\\u2028\\u2029]'

const FIRST_LINE = new RegExp(`^(?=${UNSEEN}*${SIGN}|[\\t\\r\\n])`, 'u')

// A later line that starts with a plus or a dash may be a list item, and stays unless it can call or link something.
const CALL = `(?:(?!${BREAK}).)*[(|!（｜！]`
const LATER_LINE = new RegExp(`(?<=${BREAK})(?=(?:(?!${BREAK})${UNSEEN})*(?:[=@＝＠﹦﹫]|${SIGN}${CALL}))`, 'gu')

/** A table as CSV that Excel opens with Hebrew intact (ADM-9); an apostrophe precedes what would run as a formula. */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse')
  const table = [columns, ...rows].map((row) => row.map(harmless))
  return `\uFEFF${papaparse.unparse(table, { quotes: true })}`
}

const harmless = (cell: string) => cell.replace(LATER_LINE, "'").replace(FIRST_LINE, "'")
