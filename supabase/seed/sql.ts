/** Values as SQL, each a text. */
export function quote(...values: string[]): string[] {
  return values.map((value) => `'${value.replaceAll("'", "''")}'`)
}

/** A list of texts as SQL. */
export const arrayOf = (values: string[]): string => `array[${quote(...values).join(', ')}]`

/** A text as SQL; an empty one is null. */
export const orNull = (value: string): string => (value === '' ? 'null' : quote(value).join())

/** The statement that adds rows to a table; each value is SQL. */
export function insert(table: string, columns: string, rows: string[][]): string {
  const values = rows.map((row) => `    (${row.join(', ')})`).join(',\n')
  return `\ninsert into public.${table} (${columns}) values\n${values};\n`
}
