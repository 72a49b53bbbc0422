import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type AppError, toAppError } from '@/data/errors'
import { request, requestRow, requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { explainRefusal, refuseStrangers } from '@/data/staff-write'
import type { TextPlace } from '@/data/text-place'

/** A file as its list shows it: size in bytes, type as MIME. */
export type StoredFile = {
  id: string
  name: string
  path: string
  size: number
  type: string
  comment: string
  created_at: string
}

const COLUMNS = 'id, name, path, size, type, comment, created_at'

type FilesAsked = {
  /** Words to look for in name and comment; empty for all files. */
  q: string
  page: number
  /** Only files of this type. */
  type?: string
}

/** A page of the files, newest first (ADM-7). */
export const filesPageQuery = (asked: FilesAsked) =>
  staffPageQuery('files', asked, ({ q, type }) => {
    let rows = staffClient().from('files').select(COLUMNS, { count: 'exact' })
    if (type) rows = rows.eq('type', type)
    rows = holding(rows, ['name', 'comment'], q)
    return rows.order('created_at', { ascending: false }).order('id')
  })

/** Where a file is linked, asked before it is deleted; never from the cache. */
export const fileUsageQuery = (path: string) =>
  queryOptions({
    queryKey: ['staff', 'files', 'usage', path],
    staleTime: 0,
    gcTime: 0,
    // Who takes the link out of a text in another window comes back to the question.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<TextPlace[]> => {
      const asked = { file_path: path }
      const { data } = await requestRows(
        (limited) => staffClient().rpc('file_usage', asked).abortSignal(limited),
        signal,
      )
      return data
    },
  })

/** The address that everybody can open a file by. */
export const publicUrl = (path: string): string => bucket().getPublicUrl(path).data.publicUrl

const bucket = () => staffClient().storage.from('files')

/** Writes the row of a file whose object is stored. @throws AppError */
export async function addFileRow(
  row: Omit<StoredFile, 'id' | 'created_at'> & { uploaded_by: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  const answer = requestRow(
    (limited) => staffClient().from('files').insert(row).select(COLUMNS).abortSignal(limited),
    signal,
  )
  return explainRefusal(answer)
}

/**
 * Deletes a file: the object, then its row. When the object cannot be removed, the row stays (ADM-7); an object or a row
 * that is gone already is no failure.
 * @throws AppError
 */
export async function removeFile({ id, path }: Pick<StoredFile, 'id' | 'path'>): Promise<void> {
  await removeObject(path)
  const { data } = await requestRows((limited) =>
    staffClient().from('files').delete().eq('id', id).select('id').abortSignal(limited),
  )
  // Who may not delete is answered as if nothing were there, by the storage as well.
  if (data.length === 0) await refuseStrangers()
}

/** What failed uploads left and could not be removed at once. */
const left = new Set<string>()

/**
 * Takes back what a failed upload may have left: the object, and the row, which may have been written though no answer
 * came. What cannot be removed now is logged, and tried again by clearLeft.
 */
export async function withdrawFile(path: string): Promise<void> {
  left.add(path)
  const row = request((limited) => staffClient().from('files').delete().eq('path', path).abortSignal(limited))
  const [ofRow, ofObject] = await Promise.allSettled([row, removeObject(path)])
  if (ofObject.status === 'fulfilled') left.delete(path)
  for (const ended of [ofRow, ofObject]) {
    if (ended.status === 'rejected') console.error('What a failed upload left could not be removed', path, ended.reason)
  }
}

/** Takes back what earlier uploads left: the server can be reached again. */
export async function clearLeft(): Promise<void> {
  await Promise.all([...left].map(withdrawFile))
}

/** Removes an object, if it is there. @throws AppError */
async function removeObject(path: string): Promise<void> {
  const { error } = await bucket().remove([path])
  if (!error) return
  const failure =
    'originalError' in error
      ? toAppError(0, { message: String(error.originalError) })
      : storageFailure(error.status ?? 0, error)
  if (failure.kind === 'denied') await refuseStrangers()
  throw failure
}

/** Storage's refusal as an AppError; hosted, its own status stands in the body, beneath a 400. */
export function storageFailure(status: number, answer: unknown): AppError {
  const own = v.safeParse(OWN_STATUS, answer)
  return toAppError(own.success ? own.output.statusCode : status, answer)
}
const OWN_STATUS = v.object({
  statusCode: v.pipe(v.unknown(), v.toNumber(), v.integer(), v.minValue(400), v.maxValue(599)),
})
