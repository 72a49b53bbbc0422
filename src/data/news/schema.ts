/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_news.sql. */
export const NEWS_LIMITS = { title: 300, summary: 5000, content: 1_000_000 } as const

/** The categories that staff choose from, and the only ones that the table allows (spec 5, NEWS-1). */
export const NEWS_CATEGORIES = ['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines'] as const

export type NewsInput = { title: string; category: string; date: string; summary: string; content: string }
