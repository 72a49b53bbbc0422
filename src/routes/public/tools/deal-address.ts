import { rulesFor } from '@/law/chargeability'
import { type Circumstance, type DayName, type DealKind, dealOf, isDealKind } from '@/law/deal-kinds'
import { readDays } from '@/lib/asked-days'

/** In an address, that a service continues and its parts cannot be separated. */
export const CONTINUING = 'continuing'

export const DAY_NAMES: readonly DayName[] = ['ordered', 'given', 'registered', 'invoice', 'paid']

/** What the tool was asked in its address; without a kind of deal nothing. */
export type AskedDeal = {
  isAsked: boolean
  kind: DealKind
  circumstance: Circumstance
  isContinuing: boolean
  days: Partial<Record<DayName, string>>
  faults: Partial<Record<DayName, string>>
}

/** Reads the address of the tool for rates: a kind that is none is nothing, a circumstance of another kind is none. */
export function readDeal(params: URLSearchParams): AskedDeal {
  const named = params.get('deal') ?? ''
  const isAsked = isDealKind(named)
  const kind = isAsked ? named : 'goods'
  const { days, faults } = readDays(params, DAY_NAMES)
  const offered = circumstancesOf(kind)
  const circumstance = offered.find((each) => each === params.get('case')) ?? 'none'
  const isContinuing = params.get('course') === CONTINUING
  const rules = rulesFor({ kind, circumstance, isContinuing, days }).map(({ rule }) => rule)
  // One answer of several is one: of the other rules it says what is missing.
  if (rules.every(({ by }) => by.every((name) => !days[name])))
    for (const { by, day, law } of rules)
      if (by.every((name) => !faults[name])) faults[by[0]] ??= `Enter ${day}: ${law}.`
  return { isAsked, kind, circumstance, isContinuing, days, faults }
}

/** What else may be so of a kind of deal, in the form's order; nothing where nothing else matters. */
export function circumstancesOf(kind: DealKind): readonly Circumstance[] {
  const { others } = dealOf(kind)
  return others.length > 0 ? ['none', ...others.flatMap(({ of }) => of), 'unknown'] : []
}
