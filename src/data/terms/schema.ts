/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_terms.sql; of lists, of all their lines together. */
export const TERM_LIMITS = {
  term: 200,
  variants: 1000,
  hebrew: 200,
  transliterations: 1000,
  definition: 1000,
  definedIn: 500,
  note: 1000,
  exceptIn: 5000,
} as const

export type TermInput = {
  term: string
  variants: string[]
  hebrew: string
  transliterations: string[]
  definition: string
  defined_in: string
  note: string
  is_marked: boolean
  except_in: string[]
}
