/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_rulings.sql. */
export const RULING_LIMITS = {
  title: 300,
  number: 100,
  court: 200,
  judge: 200,
  holding: 500,
  outcome: 200,
  summary: 5000,
  content: 1_000_000,
  pdfUrl: 2000,
} as const

export type RulingInput = {
  title: string
  number: string | null
  court: string
  judge: string | null
  date: string
  holding: string | null
  outcome: string | null
  summary: string
  content: string
  key_points: string[]
  pdf_url: string | null
}
