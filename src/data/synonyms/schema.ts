/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_synonyms.sql. */
export const SYNONYM_LIMITS = { typed: 100 } as const
/** Of all meanings together, and the words of what is typed and of each meaning (private.are_meanings). */
export const LONGEST_MEANINGS = 1000
export const MOST_WORDS = 3

export type SynonymInput = { typed: string; means: string[]; is_mutual: boolean }
