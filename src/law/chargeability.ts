import { stepOnDay } from './amounts'
import { type Circumstance, type DayName, type DealKind, dealOf, type Other, type Rule } from './deal-kinds'

export type Deal = {
  kind: DealKind
  circumstance: Circumstance
  /** Whether it is a service that continues and whose parts cannot be separated. */
  isContinuing: boolean
  days: Readonly<Partial<Record<DayName, string>>>
}

type Rate = { effective_from: string; amount: number }

/** What one rule leads to, and when it holds: its day, null if that was not named, and the rate of the day, null before the first. */
export type Outcome<Of extends Rate> = { rule: Rule; when: string; day: string | null; rate: Of | null }

/** The rules of a kind beside the usual one, for a service as it is given: at once and in parts, or continuing. */
function othersFor({ kind, isContinuing }: Deal): Other[] {
  const { others, continuing } = dealOf(kind)
  return others.map((other) => (isContinuing && continuing ? { ...other, rule: continuing } : other))
}

/** The rules that may hold for a deal, each with when it does: more than one where it is not known what else is so. */
export function rulesFor(deal: Deal): { rule: Rule; when: string }[] {
  const usual = { rule: dealOf(deal.kind).usual, when: 'none of this is so' }
  const others = othersFor(deal)
  if (deal.circumstance === 'unknown') return [usual, ...others]
  return [others.find(({ of }) => of.includes(deal.circumstance)) ?? usual]
}

/** The day by a rule, of those that are named; null without any. */
const dayBy = (rule: Rule, days: Deal['days']): string | null =>
  rule.by.flatMap((name) => days[name] || []).toSorted()[0] ?? null

function outcomeOf<Of extends Rate>(
  { rule, when }: { rule: Rule; when: string },
  days: Deal['days'],
  rates: readonly Of[],
): Outcome<Of> {
  const day = dayBy(rule, days)
  return { rule, when, day, rate: (day && stepOnDay(rates, day)) || null }
}

/**
 * When tax on a deal became chargeable, and the rate of that day (TOOL-2).
 * @param rates of VAT, newest first
 * @returns several outcomes where it is not known what else is so of the deal
 */
export const reckon = <Of extends Rate>(deal: Deal, rates: readonly Of[]): Outcome<Of>[] =>
  rulesFor(deal).map((rule) => outcomeOf(rule, deal.days, rates))

/** Another rate that a deal would have, and when: to be read after "It would be 17% if". */
export type Change = { percent: number; words: string; provision: string }

/**
 * What would lead to another rate than an outcome's: that something else is so, or that a part was given or paid before the rate
 * changed.
 * @param rates of VAT, newest first
 * @param formatDay words for a day
 */
export function whatWouldChange(
  deal: Deal,
  { rule, day, rate }: Outcome<Rate>,
  rates: readonly Rate[],
  formatDay: (day: string) => string,
): Change[] {
  if (!day || !rate) return []
  const changes: Change[] = []
  const first = Object.values(deal.days).filter(Boolean).toSorted()[0] ?? day
  const { part } = rule
  for (const [index, { effective_from, amount }] of rates.entries()) {
    const before = rates[index + 1]
    if (!part || !before || effective_from > day || effective_from <= first || before.amount === rate.amount) continue
    if (amount === before.amount) continue
    const words = `a part was ${part} before ${formatDay(effective_from)}, as far as it was ${part} then`
    changes.push({ percent: before.amount, words, provision: rule.provision })
  }
  for (const other of othersThan(deal, rule)) {
    const { day: otherDay, rate: otherRate } = outcomeOf(other, deal.days, rates)
    if (!otherDay || !otherRate || otherRate.amount === rate.amount) continue
    const words = `${other.when}: then ${other.rule.day} counts, ${formatDay(otherDay)}`
    changes.push({ percent: otherRate.amount, words, provision: other.rule.provision })
  }
  return changes
}

/** The rules that would hold in place of one, if something else were so than was said. */
function othersThan(deal: Deal, rule: Rule): { rule: Rule; when: string }[] {
  const { usual, continuing } = dealOf(deal.kind)
  if (deal.circumstance === 'unknown') return []
  const all = rulesFor({ ...deal, circumstance: 'unknown' })
  if (continuing && rule !== usual)
    all.push(
      ...othersFor({ ...deal, isContinuing: !deal.isContinuing }).map((other) => ({
        ...other,
        when: deal.isContinuing
          ? 'the service was given at once or in parts'
          : 'the service continues and its parts cannot be separated',
      })),
    )
  return all.filter((other) => other.rule !== rule)
}

/** Whether the rate of a sale or a service rose between the agreement and the day that counts, so that section 6 may matter. */
export function hasRisen(
  { kind, days: { ordered } }: Deal,
  { day, rate }: Outcome<Rate>,
  rates: readonly Rate[],
): boolean {
  const isClaimed = !dealOf(kind).isImport
  const agreed = isClaimed && ordered && day && ordered < day ? stepOnDay(rates, ordered) : undefined
  return Boolean(agreed && rate && agreed.amount < rate.amount)
}
