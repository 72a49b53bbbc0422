import { type Circumstance, type DayName, type DealKind, dealOf, isDealKind, rulesFor } from '@/law/chargeability'
import { readDays } from '@/lib/asked-days'

export const DAY_NAMES: readonly DayName[] = ['ordered', 'given', 'registered', 'invoice', 'paid']

/** What the tool was asked in its address; without a kind of deal nothing. */
export type AskedDeal = {
  isAsked: boolean
  kind: DealKind
  circumstance: Circumstance
  days: Partial<Record<DayName, string>>
  faults: Partial<Record<DayName, string>>
}

/** Reads the address of the tool for rates: a kind that is none is nothing, a circumstance of another kind is none. */
export function readDeal(params: URLSearchParams): AskedDeal {
  const named = params.get('deal') ?? ''
  const isAsked = isDealKind(named)
  const kind = isAsked ? named : 'goods'
  const { days, faults } = readDays(params, DAY_NAMES)
  const word = params.get('case') ?? ''
  const { other } = dealOf(kind)
  const known: readonly Circumstance[] = other ? [...other.of, 'unknown'] : []
  const circumstance = known.find((each) => each === word) ?? 'none'
  const rules = rulesFor({ kind, circumstance, days })
  // One answer of two is one: of the other rule it says what is missing.
  if (rules.every(({ by }) => by.every((name) => !days[name])))
    for (const { by, day, law } of rules) if (by.every((name) => !faults[name])) faults[by[0]] = `Enter ${day}: ${law}.`
  return { isAsked, kind, circumstance, days, faults }
}
