import { ask } from '@/data/ask'
import type { Database } from '@/data/database.types'
import { staffClient } from '@/data/staff-client'
import { addWords, changeWords } from '@/data/staff-write'
import type { EntryKind } from './schema'

type Stored = Database['public']['Tables']['message_entries']['Row']

/** An answer that was sent, or a note between colleagues (STAFF-7). */
export type Entry = Pick<Stored, 'id' | 'kind' | 'words' | 'is_removed' | 'written_by_name' | 'created_at'>

export type NewEntry = { id: string; messageId: string; kind: EntryKind; words: string }

/** Keeps an entry with its message; one that is stored already, by its id, stays as it is. Throws AppError. */
export function addEntry({ id, messageId, kind, words }: NewEntry): Promise<void> {
  const row = { id, message_id: messageId, kind, words: words.trim() }
  return addWords(ask(staffClient().from('message_entries').insert(row).select('id')), GONE)
}

/** Takes an entry away, or puts it back. Throws AppError. */
export const setRemoved = (id: string, isRemoved: boolean): Promise<void> =>
  changeWords(
    ask(staffClient().from('message_entries').update({ is_removed: isRemoved }).eq('id', id).select('id')),
    GONE,
  )

const GONE = 'Somebody else has deleted this message meanwhile.'
