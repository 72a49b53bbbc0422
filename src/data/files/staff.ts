import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askRow, send } from '@/data/ask'
import { type AppError, toAppError } from '@/data/errors'
import type { Usage } from '@/data/row-usage/staff'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { MOST_AT_ONCE } from '@/data/staff-table'
import { explainRefusal, refuseStrangers } from '@/data/staff-write'

/** A file as its list shows it: size in bytes, type as MIME type. */
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
  type?: string
}

function select({ q, type }: Pick<FilesAsked, 'q' | 'type'>) {
  let rows = staffClient().from('files').select(COLUMNS, { count: 'exact' })
  if (type) rows = rows.eq('type', type)
  rows = holding(rows, ['name', 'comment'], q)
  return rows.order('created_at', { ascending: false }).order('id')
}

/** A page of the files, newest first (ADM-7). */
export const filesPageQuery = (asked: FilesAsked) => staffPageQuery('files', asked, select)

/** A file of the same name and size, or null: mostly the same one. Throws AppError. */
export const sameFileQuery = ({ name, size }: Pick<File, 'name' | 'size'>) =>
  queryOptions({
    queryKey: ['staff', 'files', 'same', name, size],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Pick<StoredFile, 'path' | 'created_at'> | null> => {
      const files = staffClient().from('files').select('path, created_at')
      return (await ask(files.match({ name, size }).limit(1), signal))[0] ?? null
    },
  })

/** The first files of all pages, at most as many as can be deleted at once. Throws AppError. */
export async function firstFiles(q: string): Promise<StoredFile[]> {
  return ask(select({ q }).range(0, MOST_AT_ONCE - 1))
}

/** The texts that link files, asked before it is deleted and therefore never from the cache. */
export const fileUsageQuery = (file_paths: readonly string[]) =>
  queryOptions({
    queryKey: ['staff', 'files', 'usage', file_paths],
    staleTime: 0,
    gcTime: 0,
    // Staff may remove the link in another window and then come back to the question.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<Usage> => {
      const data = await ask(staffClient().rpc('file_usage', { file_paths: [...file_paths] }), signal)
      return { places: data, total: data.length }
    },
  })

/** The URL at which everybody can open a file. */
export const publicUrl = (path: string): string => bucket().getPublicUrl(path).data.publicUrl

const bucket = () => staffClient().storage.from('files')

/** Writes the row of a file whose object is stored. Throws AppError. */
export async function addFileRow(
  row: Omit<StoredFile, 'id' | 'created_at'> & { uploaded_by: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  return explainRefusal(askRow(staffClient().from('files').insert(row).select(COLUMNS), signal))
}

/** Paths of failed uploads that could not be removed yet. */
const left = new Set<string>()

/** Removes the object and the row that a failed upload may have left; what fails is logged and left to clearLeft. */
export async function withdrawFile(path: string): Promise<void> {
  left.add(path)
  // The row may exist although no answer came.
  const row = send(staffClient().from('files').delete().eq('path', path))
  const [ofRow, ofObject] = await Promise.allSettled([row, removeObjects([path])])
  if (ofObject.status === 'fulfilled') left.delete(path)
  for (const ended of [ofRow, ofObject]) {
    if (ended.status === 'rejected') console.error('What a failed upload left could not be removed', path, ended.reason)
  }
}

/** Removes what earlier failed uploads left; called when the server can be reached again. */
export async function clearLeft(): Promise<void> {
  await Promise.all([...left].map(withdrawFile))
}

/** Removes objects of files, whose public addresses lead nowhere then (ADM-7). Throws AppError. */
export async function removeObjects(paths: readonly string[]): Promise<void> {
  const { error } = await bucket().remove([...paths])
  if (!error) return
  const failure =
    'originalError' in error
      ? toAppError(0, { message: String(error.originalError) })
      : storageFailure(error.status ?? 0, error)
  if (failure.kind === 'denied') await refuseStrangers()
  throw failure
}

/** Storage's refusal as an AppError; hosted storage answers 400 and gives the real status in the body. */
export function storageFailure(status: number, answer: unknown): AppError {
  const own = v.safeParse(OWN_STATUS, answer)
  return toAppError(own.success ? own.output.statusCode : status, answer)
}
const OWN_STATUS = v.object({
  statusCode: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(400),
    v.maxValue(599),
  ),
})
