/** PostgREST's status by SQLSTATE, first match wins. Source: docs.postgrest.org, "Errors", "HTTP Status Codes". */
const STATUSES: readonly (readonly [pattern: RegExp, status: number])[] = [
  [/^P0001$/, 400],
  // PostgREST says 500, but asking for too much, such as an array of seven dimensions, is the caller's fault.
  [/^54000$/, 400],
  [/^(0L|0P|28)/, 403],
  [/^(08|53(?!400))/, 503],
  [/^(09|25|2D|38|39|3B|40|53400|54|55|57|58|F0|HV|P0|XX)/, 500],
]

/** Codes that @supabase/lite 0.10 answers as PostgREST does; it answers all others with status 500 and code 'SUP'. */
const ANSWERED_BY_LITE = /^(PGRST|PT|42|22|21|55)|^(23502|23503|23505|25006)$/

/** PostgREST's status for a SQLSTATE, or undefined where @supabase/lite answers correctly by itself. */
export function missingStatus(sqlState: string): number | undefined {
  if (!/^[0-9A-Z]{5}$/.test(sqlState) || ANSWERED_BY_LITE.test(sqlState)) return undefined
  return STATUSES.find(([pattern]) => pattern.test(sqlState))?.[1] ?? 400
}
