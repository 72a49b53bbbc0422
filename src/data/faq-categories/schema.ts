/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_faqs.sql. */
export const FAQ_CATEGORY_LIMITS = { name: 200 } as const

export type FaqCategoryInput = { name: string; order: number }
