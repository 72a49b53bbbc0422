import { publicClient } from '@/data/public-client'
import { request, requestRow } from '@/data/request'
import { fieldsOf } from '@/lib/fields-of'

/** How new the content is, and which database it is in. Throws AppError. */
export const readContentState = () =>
  requestRow(async (signal) =>
    (await publicClient()).from('content_version').select('version, origin').abortSignal(signal),
  )

/** The ids of the rows that have changed for readers since a version, or with which something else is shown. Throws AppError. */
export async function readChangedRows(since: number): Promise<Set<string>> {
  const changes = await request(async (signal) =>
    (await publicClient()).rpc('content_changes', { since }).abortSignal(signal),
  )
  return new Set(Object.values(fieldsOf(changes)).map((change) => String(fieldsOf(change).row_id)))
}
