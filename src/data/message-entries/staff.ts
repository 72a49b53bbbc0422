import { ask } from '@/data/ask'
import type { Database } from '@/data/database.types'
import { AppError } from '@/data/errors'
import { staffClient } from '@/data/staff-client'
import { explainRefusal, refuseStrangers } from '@/data/staff-write'
import type { EntryKind } from './schema'

type Stored = Database['public']['Tables']['message_entries']['Row']

/** An answer that was sent, or a note between colleagues (STAFF-7). */
export type Entry = Pick<Stored, 'id' | 'kind' | 'words' | 'is_removed' | 'written_by_name' | 'created_at'>

export type NewEntry = { id: string; messageId: string; kind: EntryKind; words: string }

/** Keeps an entry with its message; one that is stored already, by its id, stays as it is. Throws AppError. */
export async function addEntry({ id, messageId, kind, words }: NewEntry): Promise<void> {
  const row = { id, message_id: messageId, kind, words: words.trim() }
  try {
    await explainRefusal(ask(staffClient().from('message_entries').insert(row).select('id')))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // It is staff whom the policy refuses: the message has been removed, or is gone.
    if (error.code === '42501') throw new AppError('conflict', `${GONE} What you typed is kept.`)
    // Otherwise the answer to an earlier try was lost on its way.
    if (error.kind !== 'duplicate') throw error
  }
}

/** Takes an entry away, or puts it back. Throws AppError. */
export async function setRemoved(id: string, isRemoved: boolean): Promise<void> {
  const answer = ask(staffClient().from('message_entries').update({ is_removed: isRemoved }).eq('id', id).select('id'))
  if ((await explainRefusal(answer)).length > 0) return
  await refuseStrangers()
  throw new AppError('conflict', GONE)
}

const GONE = 'Somebody else has deleted this message meanwhile.'
