import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import type { Database } from '@/data/database.types'
import { askAll } from '@/data/read-all'
import { staffClient } from '@/data/staff-client'
import { addWords, changeWords } from '@/data/staff-write'

type Stored = Database['public']['Tables']['draft_notes']['Row']

/** A note on a draft, or on a change of an amendment (TIME-1). */
export type DraftNote = Pick<Stored, 'id' | 'draft_id' | 'words' | 'is_done' | 'noted_by_name' | 'created_at'>

/** Greatest length in characters, equal to the check in supabase/migrations/*_draft_notes.sql. */
export const NOTE_LIMIT = 2_000

const COLUMNS = 'id, draft_id, words, is_done, noted_by_name, created_at' as const

/** The notes on a draft, those that are done last, the earliest first. */
export const draftNotesQuery = (draft: string) =>
  queryOptions({
    queryKey: ['staff', 'draft_notes', 'of', draft],
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly DraftNote[]> =>
      askAll(
        staffClient()
          .from('draft_notes')
          .select(COLUMNS)
          .eq('draft_id', draft)
          .order('is_done')
          .order('created_at')
          .order('id'),
        signal,
      ),
  })

/** The notes not done yet on waiting drafts that this member of staff wrote last, the earliest first. Throws AppError. */
export const openNotes = (writer: string, signal: AbortSignal): Promise<readonly DraftNote[]> =>
  askAll(
    staffClient()
      .from('draft_notes')
      .select(`${COLUMNS}, drafts!inner()`)
      .is('is_done', false)
      .is('drafts.is_waiting', true)
      .eq('drafts.written_by', writer)
      .order('created_at')
      .order('id'),
    signal,
  )

/** Keeps a note; one that is stored already, by its id, stays as it is. Throws AppError, a conflict where its draft is gone. */
export function addNote({ id, draft_id, words }: Pick<DraftNote, 'id' | 'draft_id' | 'words'>): Promise<void> {
  const row = { id, draft_id, words: words.replace(UNPRINTED, '').trim() }
  return addWords(ask(staffClient().from('draft_notes').insert(row).select('id')), GONE)
}

/** Says whether what a note asks for is done. Throws AppError, a conflict where the note is gone. */
export const setNoteDone = (id: string, is_done: boolean): Promise<void> =>
  changeWords(ask(staffClient().from('draft_notes').update({ is_done }).eq('id', id).select('id')), GONE)

const GONE = 'Its draft has been published or discarded meanwhile.'

/** Control characters, which come only with pasted text and which the database refuses; tabs and line breaks are none. */
const UNPRINTED = /[^\P{Cc}\t\n]/gu
