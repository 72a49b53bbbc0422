/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_vat_rates.sql. */
export const VAT_RATE_LIMITS = { note: 1000 } as const

/** What a rate may be, in percent, by the column's own check and type. */
export const RATE_RANGE = { least: 0, greatest: 100, decimals: 2 } as const

/** What staff store of a rate (ADM-12). */
export type VatRateInput = { effective_from: string; rate: number; note: string }
