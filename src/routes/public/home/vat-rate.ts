import type { Tables } from '@/data/database.types'

export type VatRate = Pick<Tables<'vat_rates'>, 'id' | 'effective_from' | 'rate' | 'note'>
