/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_law.sql. */
export const SECTION_LIMITS = { title: 300, content: 1_000_000, notice: 500 } as const

export type SectionInput = {
  chapter_id: string
  title: string
  content: string
  order: number
  text_as_of: string
  text_precision: string
  unchanged_to: string | null
  changes_noted_to: string | null
  in_force_from: string | null
  notice: string
  asked_as: string[]
}
