import { formatDay } from './dates'
import { SITE_NAME } from './site'

/** "Alpha Ltd. v. Director of VAT, Supreme Court of Israel (30 January 2023)". */
export function citeRuling({ title, court, date }: { title: string; court: string; date: string }): string {
  return `${title}, ${court} (${formatDay(date)})`
}

/** "VAT Division, Tax Decision 8933/25: … (1 February 2025)". */
export function citeDecision(decision: { title: string; authority: string; subject: string; date: string }): string {
  const { title, authority, subject, date } = decision
  return `${authority}, Tax Decision ${title}: ${subject} (${formatDay(date)})`
}

/** "“VAT rises to 18%”, Israel VAT Guide (1 January 2025)". */
export function citeNews({ title, date }: { title: string; date: string }): string {
  return `“${title}”, ${SITE_NAME} (${formatDay(date)})`
}
