/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_faqs.sql. */
export const FAQ_LIMITS = { question: 500, answer: 200_000 } as const

/** What staff store of an FAQ (ADM-6). */
export type FaqInput = {
  category_id: string
  question: string
  answer: string
  order: number
  is_enabled: boolean
}
