/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_law.sql. */
export const SECTION_LIMITS = { content: 1_000_000 } as const
