import { publicClient } from '@/data/public-client'
import { request, requestRow } from '@/data/request'
import { fieldsOf } from '@/lib/fields-of'
import { read } from './reads'

/** How new the content is, and which database it is in. Throws AppError. */
export const readContentState = () =>
  read(() =>
    requestRow(async (signal) =>
      (await publicClient()).from('content_version').select('version, origin').abortSignal(signal),
    ),
  )

/** What has changed for readers since a version. */
export interface ContentChanges {
  /** The ids of the rows that have changed, or with which something else is shown. */
  rows: Set<string>
  /** The tables in which rows themselves have changed. */
  tables: Set<string>
}

/** Asks what has changed for readers since a version. Throws AppError. */
export async function readContentChanges(since: number): Promise<ContentChanges> {
  const changes = await read(() =>
    request(async (signal) => (await publicClient()).rpc('content_changes', { since }).abortSignal(signal)),
  )
  const list = Object.values(fieldsOf(changes)).map(fieldsOf)
  return {
    rows: new Set(list.map(({ row_id }) => String(row_id))),
    tables: new Set(list.flatMap(({ table_name, is_itself }) => (is_itself ? [String(table_name)] : []))),
  }
}
