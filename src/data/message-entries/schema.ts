/** Greatest length in characters, equal to the check in supabase/migrations/*_message_entries.sql. */
export const ENTRY_LIMITS = { words: 10_000 } as const

export type EntryKind = 'answer' | 'note'
