import { type Circumstance, type DayName, type DealKind, dealOf, isDealKind } from '@/law/chargeability'
import { readDays } from '@/lib/asked-days'

export const DAY_NAMES: readonly DayName[] = ['ordered', 'given', 'registered', 'invoice', 'paid']

/** What the tool was asked in its address; without a kind of deal nothing. */
export type AskedDeal = {
  kind: DealKind | null
  circumstance: Circumstance
  days: Partial<Record<DayName, string>>
  faults: Partial<Record<DayName, string>>
}

/** Reads the address of the tool for rates: a kind that is none is nothing, a circumstance of another kind is none. */
export function readDeal(params: URLSearchParams): AskedDeal {
  const named = params.get('deal') ?? ''
  const kind = isDealKind(named) ? named : null
  const { days, faults } = readDays(params, DAY_NAMES)
  const word = params.get('case') ?? ''
  const other = kind && dealOf(kind).other
  const known: readonly Circumstance[] = other ? [...other.of, 'unknown'] : []
  return { kind, circumstance: known.find((each) => each === word) ?? 'none', days, faults }
}
