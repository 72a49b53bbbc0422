/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_vat_rates.sql. */
export const VAT_RATE_LIMITS = { note: 1000 } as const

/** In percent, equal to the column's type and check. */
export const RATE_RANGE = { least: 0, greatest: 100, decimals: 2 } as const

export type VatRateInput = { effective_from: string; rate: number; note: string }
