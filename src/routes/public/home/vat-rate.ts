import type { Tables } from '@/data/database.types'

export type VatRate = Pick<Tables<'amounts'>, 'id' | 'effective_from' | 'note'> & { rate: number }
