/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_amounts.sql. */
export const AMOUNT_LIMITS = { period: 100, note: 1000, source: 1000 } as const

/** Of any amount, equal to the column's type and check; one in percent is 100 at most. */
export const AMOUNT_RANGE = { least: 0, greatest: 100_000_000_000, decimals: 2 } as const

export type AmountInput = {
  kind: string
  effective_from: string
  amount: number
  period: string
  note: string
  source: string
}
