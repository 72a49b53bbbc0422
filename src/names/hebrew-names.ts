import type { LawType } from './kinds'

/** What the instrument that a text of the law begins with is called in Hebrew; the booking rules begin with none. */
export const HEBREW_NAMES: Readonly<Record<LawType, string>> = {
  'vat-law': 'חוק מס ערך מוסף, התשל״ו–1975',
  regulations: 'תקנות מס ערך מוסף, התשל״ו–1976',
  'booking-rules': '',
}
