import { formatDay } from '@/lib/dates'
import { OWN_WORDS } from './citation'

type CitedItem = { number: string | null; name: string; source: string; date: string }

/** The citation of a case or a decision: "CA 41/96 Alpha Ltd. v. Director of VAT, Supreme Court of Israel (30 January 2023)". */
export const citeItem = ({ number, name, source, date }: CitedItem): string =>
  `${number ? `${number} ` : ''}${name}, ${source} (${formatDay(date)})`

/** What the text of a ruling is, and when it was last compared with its sources: "Summary in own words, checked 21 November 2026". */
export const natureOfChecked = (checkedOn: string | null): string =>
  OWN_WORDS + (checkedOn ? `, checked ${formatDay(checkedOn)}` : '')
