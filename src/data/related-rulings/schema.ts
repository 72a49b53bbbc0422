/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_law.sql. */
export const RELATED_RULING_LIMITS = { title: 300, url: 2000 } as const

/** What staff store of a section's related ruling (ADM-2); url is an outside address or /rulings/{id}. */
export type RelatedRulingInput = { section_id: string; title: string; url: string }
