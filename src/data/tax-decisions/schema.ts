/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_tax_decisions.sql. */
export const TAX_DECISION_LIMITS = {
  title: 300,
  field: 300,
  subject: 500,
  summary: 5000,
  content: 1_000_000,
  facts: 200_000,
  request: 200_000,
  arrangement: 200_000,
  position: 200_000,
  keyNotes: 200_000,
  pdfUrl: 2000,
} as const

/** The authorities that staff choose from, and the only ones that the table allows (spec 5, ADM-3). */
export const AUTHORITIES = ['Tax Authority', 'Professional Division', 'VAT Division'] as const

/** The parts of a decision's content in order, with their headings (ADM-3). */
export const DECISION_PARTS = [
  { name: 'facts', heading: 'Facts' },
  { name: 'request', heading: 'Request' },
  { name: 'arrangement', heading: 'Tax Arrangement' },
  { name: 'position', heading: 'Position' },
] as const

type PartName = (typeof DECISION_PARTS)[number]['name']

export type TaxDecisionInput = Record<PartName, string> & {
  title: string
  authority: string
  date: string
  field: string
  subject: string
  summary: string
  content: string
  key_notes: string
  pdf_url: string | null
}

/** The content of a decision as HTML: each part that is not empty, under its heading. */
export function composeContent(parts: Record<PartName, string>): string {
  return DECISION_PARTS.filter(({ name }) => parts[name].trim())
    .map(({ name, heading }) => `<h2>${heading}</h2>${parts[name]}`)
    .join('')
}
