import type { LawType } from '@/names/kinds'

type LawText = {
  instrument: string
  description: string
}

/** What the law browser says about each of its texts (LAW-1, LAW-2). */
export const LAW_TEXTS: Record<LawType, LawText> = {
  'vat-law': {
    instrument: 'Value Added Tax Law, 5736-1975 (חוק מס ערך מוסף, התשל״ו–1975): summaries of its sections',
    description: 'The sections of the Israeli Value Added Tax Law, 5736-1975, summarised in English by chapter.',
  },
  regulations: {
    instrument: 'Value Added Tax Regulations, 5736-1976 (תקנות מס ערך מוסף, התשל״ו–1976), and related regulations',
    description:
      'The Israeli Value Added Tax Regulations, summarised in English: price, liability, zero rate, input tax, returns.',
  },
  'booking-rules': {
    instrument: 'The booking (bookkeeping) rules for VAT, and the Israel Invoices reform',
    description: 'The Israeli bookkeeping rules for VAT, invoices and allocation numbers, summarised in English.',
  },
}
