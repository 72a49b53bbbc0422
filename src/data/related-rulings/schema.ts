/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_law.sql. */
export const RELATED_RULING_LIMITS = { title: 300, url: 2000 } as const

/** What staff store of a ruling that is read beside a section (ADM-2); url leads elsewhere, or to /rulings/{id}. */
export type RelatedRulingInput = { section_id: string; title: string; url: string }
