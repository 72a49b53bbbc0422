// PostgREST's JSON forms of values that the drivers return as Postgres prints them.

/** Postgres' type numbers (pg_type.oid) of the values that need converting. */
export const JSONB_OID = 3802
export const NUMERIC_OID = 1700
export const TIMESTAMPTZ_OID = 1184

/** "2026-11-21 08:32:48.304+00" as ISO 8601: "2026-11-21T08:32:48.304+00:00". */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
