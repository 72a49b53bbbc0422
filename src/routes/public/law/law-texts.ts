import type { LawType } from '@/lib/content-kinds'
import type { Reference } from '@/lib/references'

type LawText = {
  instrument: string
  description: string
  provision: Reference['kind']
}

/** What the law browser says about each of its texts (LAW-1, LAW-2). */
export const LAW_TEXTS: Record<LawType, LawText> = {
  'vat-law': {
    provision: 'section',
    instrument: 'Value Added Tax Law, 5736-1975: summaries of most of its sections, and a list of those without one',
    description: 'The sections of the Israeli Value Added Tax Law, 5736-1975, summarised in English by chapter.',
  },
  regulations: {
    provision: 'regulation',
    instrument: 'Value Added Tax Regulations, 5736-1976, and related regulations',
    description:
      'The Israeli Value Added Tax Regulations, summarised in English: price, liability, zero rate, input tax, returns.',
  },
  'booking-rules': {
    provision: 'section',
    instrument: 'The booking (bookkeeping) rules for VAT, and the Israel Invoices reform',
    description: 'The Israeli bookkeeping rules for VAT, invoices and allocation numbers, summarised in English.',
  },
}
