/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_amendments.sql. */
export const VERSION_LIMITS = { title: 300, content: 1_000_000, note: 300 } as const

export type SectionVersionInput = {
  section_id: string
  title: string
  content: string
  text_as_of: string | null
  text_precision: string
  from_day: string | null
  to_day: string
  note: string
}
