/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_amendments.sql. */
export const AMENDMENT_LIMITS = { title: 300, source: 300, source_url: 2000, note: 500 } as const
