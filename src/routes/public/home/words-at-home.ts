import { type ContentKind, KINDS } from '@/names/kinds'

/** The name of a kind on the home page, what is said of it there, and whether it is one of the cards (HOME-2) or stands below them. */
export const WORDS_AT_HOME: Readonly<Record<ContentKind, { name: string; text: string; isCard: boolean }>> = {
  law: {
    name: KINDS.law.many,
    text: 'The VAT Law, its regulations and the booking rules, section by section.',
    isCard: true,
  },
  ruling: {
    name: KINDS.ruling.many,
    text: 'How the courts have applied the law, with the key points of each ruling.',
    isCard: true,
  },
  decision: {
    name: KINDS.decision.many,
    text: 'What the Tax Authority has answered, each named by its subject.',
    isCard: false,
  },
  faq: {
    name: KINDS.faq.many,
    text: 'Registration, rates, imports, invoices, refunds and filing: short answers.',
    isCard: true,
  },
  news: {
    name: KINDS.news.title,
    text: 'Selected legislation, circulars and guidelines, each with its date.',
    isCard: true,
  },
  guide: {
    name: KINDS.guide.many,
    text: 'Question by question to an answer, with what it rests on.',
    isCard: false,
  },
  term: {
    name: KINDS.term.many,
    text: 'The terms of the Law in English and Hebrew, with the sections that define them.',
    isCard: false,
  },
}
