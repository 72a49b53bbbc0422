import * as v from 'valibot'

const REFUSAL = v.object({ code: v.string(), message: v.string(), hint: v.optional(v.nullable(v.string())) })

/** The row that was to be written. */
export type Written = { table: string; row: object }

/** The column whose value Postgres refused, as far as its answer tells; undefined if it does not. */
export function refusedColumn(refusal: unknown, written: Written): string | undefined {
  if (!v.is(REFUSAL, refusal)) return undefined
  const { code, message, hint } = refusal
  const { table } = written
  const row: Readonly<Record<string, unknown>> = { ...written.row }
  // A rule of our own, with words for staff, names the column as its hint.
  if (code.startsWith('PT')) return hint && hint in row ? hint : undefined
  // A value that its type does not take is said as it is; a rule by its name, which Postgres makes of the column's.
  const isValue = code.startsWith('22')
  const [, said = ''] = (isValue ? /"(.*)"/s : /"([^"]*)"$/).exec(message) ?? []
  const [column, another] = Object.keys(row).filter((name) =>
    isValue ? String(row[name]) === said : [`${table}_${name}_check`, `${table}_${name}_key`].includes(said),
  )
  return another ? undefined : column
}
