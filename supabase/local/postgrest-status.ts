/** PostgREST's answer to a SQLSTATE, first match wins. Source: docs.postgrest.org, "Errors", table "HTTP Status Codes". */
const STATUSES: readonly (readonly [pattern: RegExp, status: number])[] = [
  [/^P0001$/, 400],
  // not PostgREST's 500: what asks for too much, such as a list of seven dimensions, is the caller's to mend
  [/^54000$/, 400],
  [/^(0L|0P|28)/, 403],
  [/^(08|53(?!400))/, 503],
  [/^(09|25|2D|38|39|3B|40|53400|54|55|57|58|F0|HV|P0|XX)/, 500],
]

/** Codes for which @supabase/lite 0.10 gives PostgREST's own answer; all others it answers with status 500, code 'SUP'. */
const ANSWERED_BY_LITE = /^(PGRST|PT|42|22|21|55)|^(23502|23503|23505|25006)$/

/** The status PostgREST gives to an error with this SQLSTATE, or undefined where @supabase/lite answers rightly by itself. */
export function missingStatus(sqlState: string): number | undefined {
  if (!/^[0-9A-Z]{5}$/.test(sqlState) || ANSWERED_BY_LITE.test(sqlState)) return undefined
  return STATUSES.find(([pattern]) => pattern.test(sqlState))?.[1] ?? 400
}
