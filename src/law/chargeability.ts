import { stepOnDay } from './amounts'

/** A day of a deal: agreed or ordered; given, delivered, handed over or released; registered for the buyer; invoiced; paid. */
export type DayName = 'ordered' | 'given' | 'registered' | 'invoice' | 'paid'

/** What else may be so of a deal, on which the time of chargeability depends. */
export type Circumstance = 'none' | 'cash' | 'related' | 'not-money' | 'large' | 'advance' | 'unknown'

/** When tax becomes chargeable by a section of the Law. */
export type Rule = {
  /** As the database names it. */
  provision: string
  /** In a sentence after "Under section 24 of the Law, ". */
  law: string
  /** The days of which the earliest counts. */
  by: readonly [DayName, ...DayName[]]
  /** What that day is called. */
  day: string
}

type Kind = {
  name: string
  gist: string
  usual: Rule
  /** Where something else is so: of which circumstances, how they are told, and what holds then. */
  other?: { of: readonly Circumstance[]; when: string; rule: Rule }
  /** What its days are called. */
  days: Partial<Record<DayName, readonly [label: string, hint: string]>>
}

const ORDERED = ['Ordered', 'or agreed'] as const
const INVOICE = ['Invoice', 'its date'] as const
const PAID = ['Paid', 'each part counts'] as const

const ADVANCE: Kind['other'] = {
  of: ['advance'],
  when: 'the price was paid in advance, as far as it was paid then',
  rule: {
    provision: 'section 29',
    law: 'advance payments in real-estate and specified transactions are taxed when paid',
    by: ['paid'],
    day: 'the day of payment',
  },
}

/** The kinds of deals by sections 22 to 29 of the Law, as the texts here summarise them (TOOL-2). */
export const DEALS = {
  goods: {
    name: 'A sale of goods',
    gist: 'on delivery',
    usual: {
      provision: 'section 22',
      law: 'tax on goods becomes chargeable on delivery, part by part if they are delivered in parts',
      by: ['given'],
      day: 'the day of delivery',
    },
    other: {
      of: ['cash'],
      when: 'the seller is one of certain smaller dealers, which are charged on payment',
      rule: {
        provision: 'section 22',
        law: 'certain smaller dealers are charged when, and to the extent that, payment is received',
        by: ['paid'],
        day: 'the day of payment',
      },
    },
    days: { ordered: ORDERED, given: ['Delivered', 'each part counts'], invoice: INVOICE, paid: PAID },
  },
  service: {
    name: 'A service',
    gist: 'when payment is received',
    usual: {
      provision: 'section 24',
      law: 'tax on a service becomes chargeable when payment is received, and on the amount received',
      by: ['paid'],
      day: 'the day of payment',
    },
    other: {
      of: ['related', 'not-money', 'large'],
      when: 'seller and buyer are related, or the consideration is not money, or the seller is a large dealer that must keep certain books',
      rule: {
        provision: 'section 29',
        law: 'services between related parties, for consideration other than money, and by large dealers that must keep certain books are taxed when the service is given',
        by: ['given'],
        day: 'the day on which the service was given',
      },
    },
    days: { ordered: ORDERED, given: ['Given', 'or completed'], invoice: INVOICE, paid: PAID },
  },
  'real-estate': {
    name: 'A sale of real estate',
    gist: 'handover or registration',
    usual: {
      provision: 'section 28',
      law: 'tax on a sale of real estate is chargeable at the earlier of handover and registration in the buyer’s name',
      by: ['given', 'registered'],
      day: 'the day of handover or registration',
    },
    other: ADVANCE,
    days: {
      ordered: ORDERED,
      given: ['Handed over', 'to the buyer'],
      registered: ['Registered', 'in the buyer’s name'],
      paid: PAID,
    },
  },
  construction: {
    name: 'Construction work',
    gist: 'completion or handover',
    usual: {
      provision: 'section 28',
      law: 'construction work is taxed at the earlier of completion and handover',
      by: ['given'],
      day: 'the day of completion or handover',
    },
    other: ADVANCE,
    days: { ordered: ORDERED, given: ['Completed', 'or handed over'], invoice: INVOICE, paid: PAID },
  },
  'import-goods': {
    name: 'An import of goods',
    gist: 'release from customs',
    usual: {
      provision: 'section 26',
      law: 'tax on an import is chargeable when the goods are released from customs control',
      by: ['given'],
      day: 'the day of release from customs',
    },
    days: { ordered: ORDERED, given: ['Released', 'from customs'], invoice: INVOICE, paid: PAID },
  },
  'import-intangible': {
    name: 'An import of intangible goods',
    gist: 'when paid for',
    usual: {
      provision: 'section 26',
      law: 'tax on imported intangible goods arises when foreign currency is bought or transferred to pay for them, or on payment',
      by: ['paid'],
      day: 'the day on which they were paid for',
    },
    days: { ordered: ORDERED, given: ['Received', 'or first used'], invoice: INVOICE, paid: PAID },
  },
} as const satisfies Record<string, Kind>

export type DealKind = keyof typeof DEALS

/** A kind of deal by its name. */
export const dealOf = (kind: DealKind): Kind => DEALS[kind]

export const isDealKind = (word: string): word is DealKind => Object.hasOwn(DEALS, word)

export type Deal = { kind: DealKind; circumstance: Circumstance; days: Readonly<Partial<Record<DayName, string>>> }

type Rate = { effective_from: string; amount: number }

/** What one rule leads to: its day, null if that was not named, and the rate of the day, null before the first. */
export type Outcome<Of extends Rate> = { rule: Rule; day: string | null; rate: Of | null }

/** The rules that may hold for a deal: two where it is not known what else is so. */
export function rulesFor({ kind, circumstance }: Deal): Rule[] {
  const { usual, other } = dealOf(kind)
  if (!other) return [usual]
  if (circumstance === 'unknown') return [usual, other.rule]
  return [other.of.includes(circumstance) ? other.rule : usual]
}

/** The day by a rule, of those that are named; null without any. */
const dayBy = (rule: Rule, days: Deal['days']): string | null =>
  rule.by.flatMap((name) => days[name] || []).toSorted()[0] ?? null

function outcomeOf<Of extends Rate>(rule: Rule, days: Deal['days'], rates: readonly Of[]): Outcome<Of> {
  const day = dayBy(rule, days)
  return { rule, day, rate: (day && stepOnDay(rates, day)) || null }
}

/**
 * When tax on a deal became chargeable, and the rate of that day (TOOL-2).
 * @param rates of VAT, newest first
 * @returns two outcomes where it is not known what else is so of the deal
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
  const { usual, other } = dealOf(deal.kind)
  if (!day || !rate) return []
  const changes: Change[] = []
  const named = Object.values(deal.days).filter(Boolean).toSorted()
  const part = rule.by.includes('paid') ? 'paid' : deal.kind === 'goods' ? 'delivered' : null
  const first = named[0] ?? day
  for (const [index, { effective_from, amount }] of rates.entries()) {
    const before = rates[index + 1]
    if (!part || !before || effective_from > day || effective_from <= first || before.amount === rate.amount) continue
    if (amount === before.amount) continue
    const words = `a part was ${part} before ${formatDay(effective_from)}, as far as it was ${part} then`
    changes.push({ percent: before.amount, words, provision: rule.provision })
  }
  if (other && deal.circumstance !== 'unknown') {
    const isOther = rule === other.rule
    const alternative = outcomeOf(isOther ? usual : other.rule, deal.days, rates)
    if (alternative.day && alternative.rate && alternative.rate.amount !== rate.amount) {
      const when = isOther ? 'none of this is so' : other.when
      const words = `${when}: then ${alternative.rule.day} counts, ${formatDay(alternative.day)}`
      changes.push({ percent: alternative.rate.amount, words, provision: alternative.rule.provision })
    }
  }
  return changes
}

/** Whether the rate rose between the agreement and the day that counts, so that section 6 may matter. */
export function hasRisen({ days: { ordered } }: Deal, { day, rate }: Outcome<Rate>, rates: readonly Rate[]): boolean {
  const agreed = ordered && day && ordered < day ? stepOnDay(rates, ordered) : undefined
  return Boolean(agreed && rate && agreed.amount < rate.amount)
}
