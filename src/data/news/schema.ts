/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_news.sql. */
export const NEWS_LIMITS = { title: 300, summary: 5000, content: 1_000_000 } as const

/** The categories that staff can choose (spec 5, NEWS-1); the table knows no other. */
export const NEWS_CATEGORIES = ['Legislation', 'Rulings', 'Circulars', 'Updates', 'Guidelines'] as const

/** What staff store of a news post (ADM-3). */
export type NewsInput = { title: string; category: string; date: string; summary: string; content: string }
