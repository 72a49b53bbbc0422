// What a spreadsheet takes for the beginning of a formula, in the ASCII and in the wide forms, after blanks as well. Only
// the beginning is looked at: papaparse's own pattern misses a formula with a line break in it.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * A table as a CSV file that Excel opens with Hebrew intact (ADM-9): it begins with a byte order mark, every cell is
 * quoted, and one that would run as a formula begins with an apostrophe. The writer is fetched when it is first wanted.
 */
export async function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import('papaparse')
  const table = [columns, ...rows].map((row) => [...row])
  return `\uFEFF${papaparse.unparse(table, { quotes: true, escapeFormulae: FORMULA })}`
}
