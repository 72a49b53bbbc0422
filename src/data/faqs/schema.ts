/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_faqs.sql. */
export const FAQ_LIMITS = { question: 500, answer: 200_000 } as const

export type FaqInput = {
  category_id: string
  question: string
  answer: string
  order: number
  is_enabled: boolean
  asked_as: string[]
}
