/** A day of a deal: agreed or ordered; given, delivered, handed over or released; registered for the buyer; invoiced; paid. */
export type DayName = 'ordered' | 'given' | 'registered' | 'invoice' | 'paid'

/** What else may be so of a deal, on which the time of chargeability depends. */
export type Circumstance = 'none' | 'cash' | 'influenced' | 'no-price' | 'not-money' | 'large' | 'advance' | 'unknown'

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
  /** What is done with a part that is taxed by itself: "paid"; none where the whole is taxed at once. */
  part?: string
}

/** What holds where something else is so: of which circumstances, in a few words, and how they are told in a sentence. */
export type Other = { of: readonly Circumstance[]; gist: string; when: string; rule: Rule }

type Kind = {
  name: string
  gist: string
  /** The importer owes the tax itself (section 16(3)), and claims it from nobody. */
  isImport?: true
  usual: Rule
  others: readonly Other[]
  /** In place of the rules for what else is so, where the service continues and its parts cannot be separated. */
  continuing?: Rule
  /** What its days are called. */
  days: Partial<Record<DayName, readonly [label: string, hint: string]>>
}

const ORDERED = ['Ordered', 'or agreed'] as const
const INVOICE = ['Invoice', 'its date'] as const
const PAID = ['Paid', 'each part counts'] as const

const advance = (gist: string, when: string, what: string): Other => ({
  of: ['advance'],
  gist,
  when,
  rule: {
    provision: 'section 29(1)',
    law: `what is paid on account of ${what} before the time of chargeability is taxed when it is paid`,
    by: ['paid'],
    day: 'the day of payment',
    part: 'paid',
  },
})

const REAL_ESTATE_ADVANCE = advance(
  'when paid',
  'the price was paid in advance, as far as it was paid then',
  'such a transaction',
)

/** The kinds of deals by sections 22 to 29 of the Law, as the texts here summarise them (TOOL-2). */
export const DEALS = {
  goods: {
    name: 'A sale of goods',
    gist: 'on delivery',
    usual: {
      provision: 'section 22(a)',
      law: 'tax on goods becomes chargeable on delivery, part by part if they are delivered in parts',
      by: ['given'],
      day: 'the day of delivery',
      part: 'delivered',
    },
    others: [
      {
        of: ['cash'],
        gist: 'on payment',
        when: 'the seller is a smaller dealer of section 22(b), which is charged on payment',
        rule: {
          provision: 'section 22(b)',
          law: 'a dealer with a turnover up to the amount of that section, or of item 2(c) of Schedule A to the bookkeeping directives, is charged when payment is received, and on the sum received',
          by: ['paid'],
          day: 'the day of payment',
          part: 'paid',
        },
      },
      advance(
        'for goods of regulation 6F',
        'the goods are of regulation 6F and the price was paid in advance, as far as it was paid then',
        'goods of regulation 6F (air conditioning, central heating, prefabricated structures, acoustic ceilings, traffic lights, lifts)',
      ),
    ],
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
      part: 'paid',
    },
    others: [
      {
        of: ['influenced', 'no-price', 'not-money', 'large'],
        gist: 'when given',
        when: 'special relations influenced the price, or no price was set, or the consideration is wholly or partly not in money, or the seller is a large dealer that keeps books by Schedule K',
        rule: {
          provision: 'section 29(1a)',
          law: 'a service is taxed when it is given, part by part if it is given in parts, where special relations influenced the price, no price was set, the consideration is wholly or partly not in money, or the seller is a large dealer that keeps books by Schedule K',
          by: ['given'],
          day: 'the day on which the service was given',
          part: 'given',
        },
      },
    ],
    continuing: {
      provision: 'section 29(1a)',
      law: 'where such a service continues and its parts cannot be separated, each sum paid on account is taxed when it is paid, or when the service ends, whichever is earlier',
      by: ['given', 'paid'],
      day: 'the earlier of the day of payment and the end of the service',
      part: 'paid',
    },
    days: { ordered: ORDERED, given: ['Given', 'or ended; each part counts'], invoice: INVOICE, paid: PAID },
  },
  'real-estate': {
    name: 'A sale of real estate',
    gist: 'handover or registration',
    usual: {
      provision: 'section 28(a)',
      law: 'tax on a sale of real estate is chargeable at the earlier of handover and registration in the buyer’s name',
      by: ['given', 'registered'],
      day: 'the day of handover or registration',
    },
    others: [REAL_ESTATE_ADVANCE],
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
      provision: 'section 28(b)',
      law: 'construction work is taxed at the earlier of completion and handover; a part that is handed over is taxed from then',
      by: ['given'],
      day: 'the day of completion or handover',
      part: 'handed over',
    },
    others: [REAL_ESTATE_ADVANCE],
    days: {
      ordered: ORDERED,
      given: ['Completed', 'or handed over; each part counts'],
      invoice: INVOICE,
      paid: PAID,
    },
  },
  'import-goods': {
    name: 'An import of goods',
    gist: 'release from customs',
    isImport: true,
    usual: {
      provision: 'section 26(a)',
      law: 'tax on an import is chargeable when the goods are released from customs control',
      by: ['given'],
      day: 'the day of release from customs',
    },
    others: [],
    days: { ordered: ORDERED, given: ['Released', 'from customs'], invoice: INVOICE, paid: PAID },
  },
  'import-intangible': {
    name: 'An import of intangible goods',
    gist: 'when paid for',
    isImport: true,
    usual: {
      provision: 'section 26(b)',
      law: 'tax on imported intangible goods arises when foreign currency is bought to pay for them or transferred to the seller, whichever is earlier, or else on payment',
      by: ['paid'],
      day: 'the day on which they were paid for',
      part: 'paid',
    },
    others: [],
    days: {
      ordered: ORDERED,
      given: ['Received', 'or first used'],
      invoice: INVOICE,
      paid: ['Paid', 'or currency bought or transferred, if earlier'],
    },
  },
} as const satisfies Record<string, Kind>

export type DealKind = keyof typeof DEALS

/** A kind of deal by its name. */
export const dealOf = (kind: DealKind): Kind => DEALS[kind]

export const isDealKind = (word: string): word is DealKind => Object.hasOwn(DEALS, word)
