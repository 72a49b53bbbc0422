/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_faqs.sql. */
export const FAQ_CATEGORY_LIMITS = { name: 200 } as const

/** What staff store of a category of FAQs (ADM-5). */
export type FaqCategoryInput = { name: string; order: number }
