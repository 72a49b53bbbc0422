import type { Tables } from '@/data/database.types'

/** A rate as the home page shows it. */
export type VatRate = Pick<Tables<'vat_rates'>, 'id' | 'effective_from' | 'rate' | 'note'>
