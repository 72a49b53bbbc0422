import { formatDay } from './dates'
import { SITE_NAME } from './site'

/** A ruling by its parties, a decision by its subject, with its number if it has one (READ-3): "Alpha v. Director (CA 41/96)". */
export const withNumber = (name: string, number: string | null): string => (number ? `${name} (${number})` : name)

type Ruling = { title: string; number: string | null; court: string; date: string }

/** "Alpha Ltd. v. Director of VAT (CA 41/96), Supreme Court of Israel (30 January 2023)". */
export function citeRuling({ title, number, court, date }: Ruling): string {
  return `${withNumber(title, number)}, ${court} (${formatDay(date)})`
}

/** "Hospital services (Tax Decision 8933/25), Tax Authority (1 February 2025)". */
export function citeDecision(decision: { title: string; authority: string; subject: string; date: string }): string {
  const { title, authority, subject, date } = decision
  return `${withNumber(subject, `Tax Decision ${title}`)}, ${authority} (${formatDay(date)})`
}

/** "“VAT rises to 18%”, Israel VAT Guide (1 January 2025)". */
export function citeNews({ title, date }: { title: string; date: string }): string {
  return `“${title}”, ${SITE_NAME} (${formatDay(date)})`
}
