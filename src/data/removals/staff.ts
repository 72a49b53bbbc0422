import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { askAs } from '@/data/ask'
import { removeObjects } from '@/data/files/staff'
import type { ChangedRows } from '@/data/row-changes/staff'
import { staffClient } from '@/data/staff-client'
import type { RemovableTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

/** Ids or paths. */
const TEXTS = v.array(v.string())

/** Removes rows, or puts removed ones back. @returns those that are so now; the others are gone. Throws AppError. */
export async function setRemoved(
  list: RemovableTable,
  ids: readonly string[],
  is_removed: boolean,
): Promise<ReadonlySet<string>> {
  const asked = { list, ids: [...ids], is_removed }
  const call = askAs(TEXTS, staffClient().rpc('set_removed', asked))
  return new Set(await explainRefusal(call))
}

/** Removes rows, as one of the changes of a list. Throws AppError. */
export async function removeRows(list: RemovableTable, ids: readonly string[]): Promise<ChangedRows> {
  const done = await setRemoved(list, ids, true)
  return { done, versions: [], changed: new Set(), gone: new Set(ids.filter((id) => !done.has(id))) }
}

/**
 * Deletes removed rows for good: these, and all that were removed over a minute ago. Of a file the object goes first,
 * because the row tells where it is. Throws AppError; what could not go then, goes the next time.
 */
export async function finishRemovals(ids: readonly string[], signal?: AbortSignal): Promise<void> {
  const asked = { ids: [...ids] }
  const finish = () => askAs(TEXTS, staffClient().rpc('finish_removals', asked), signal)
  const paths = await finish()
  if (paths.length === 0) return
  await removeObjects(paths)
  await finish()
}

/** Finishes the removals that a closed browser or a cut line has left; when the back office is opened, and the line is back. */
export const leftRemovalsQuery = () =>
  queryOptions({
    queryKey: ['removals'],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      await finishRemovals([], signal)
      return null
    },
  })
