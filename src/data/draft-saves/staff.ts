import { queryOptions } from '@tanstack/react-query'
import { ask, askRow } from '@/data/ask'
import type { Json } from '@/data/database.types'
import type { Draft, DraftStamp } from '@/data/drafts/staff'
import { askAll } from '@/data/read-all'
import { staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'

/** A save of a draft: when, and by whom (TIME-1). */
export type DraftSave = { written_at: string; saved_by_name: string | null }

/** The saves of a draft, the latest first: that one is what the draft says. */
export const draftSavesQuery = (draft: string) =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'saves', draft],
    staleTime: 0,
    queryFn: ({ signal }): Promise<readonly DraftSave[]> =>
      askAll(
        staffClient()
          .from('draft_saves')
          .select('written_at, saved_by_name')
          .eq('draft_id', draft)
          .order('written_at', { ascending: false }),
        signal,
      ),
  })

/** The columns that a draft set at a save and at the one before it; `before` is null for the first. */
export const draftSaveQuery = (draft: string, save: string) =>
  queryOptions({
    queryKey: ['staff', 'drafts', 'saves', draft, save],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<{ after: Json; before: Json }> => {
      const [after, before] = await ask(
        staffClient()
          .from('draft_saves')
          .select('row')
          .eq('draft_id', draft)
          .lte('written_at', save)
          .order('written_at', { ascending: false })
          .limit(2),
        signal,
      )
      return { after: after?.row ?? null, before: before?.row ?? null }
    },
  })

/**
 * Has a draft say again what it said at one of its saves. @returns the draft. Throws AppError, of kind "conflict" where it was
 * written meanwhile, or its text was changed since that save and the draft has a day or is ready.
 */
export function restoreSave({ id, written_at }: DraftStamp, save: string): Promise<Draft> {
  const asked = { draft: id, saved: save, stamp: written_at }
  return explainRefusal(askRow(staffClient().rpc('restore_save', asked)))
}
