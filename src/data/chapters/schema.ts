import type { LawType } from '@/names/kinds'

/** Greatest lengths in characters, equal to the checks in supabase/migrations/*_law.sql. */
export const CHAPTER_LIMITS = { title: 300 } as const

export type ChapterInput = { title: string; type: LawType; order: number }
