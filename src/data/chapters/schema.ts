import type { LawType } from '@/lib/content-kinds'

/** The greatest lengths in characters; the same numbers are checks in supabase/migrations/*_law.sql. */
export const CHAPTER_LIMITS = { title: 300 } as const

/** What staff store of a chapter (ADM-1). */
export type ChapterInput = { title: string; type: LawType; order: number }
