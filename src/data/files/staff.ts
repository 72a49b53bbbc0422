import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askRow, send } from '@/data/ask'
import { type AppError, toAppError } from '@/data/errors'
import { staffClient } from '@/data/staff-client'
import { defineStaffTable, type ListedOf } from '@/data/staff-table'
import { explainRefusal, refuseStrangers } from '@/data/staff-write'

/** The files, newest first (ADM-7): size in bytes, type as MIME type. */
export const filesTable = defineStaffTable({
  table: 'files',
  listed: ['name', 'path', 'size', 'type', 'comment', 'created_at'],
  order: { column: 'created_at', ascending: false },
  searched: ['name', 'comment'],
  sorted: ['name', 'size', 'created_at'],
})

export type StoredFile = ListedOf<typeof filesTable>

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

/** The URL at which everybody can open a file. */
export const publicUrl = (path: string): string => bucket().getPublicUrl(path).data.publicUrl

const bucket = () => staffClient().storage.from('files')

/** Writes the row of a file whose object is stored. Throws AppError. */
export async function addFileRow(
  row: Omit<StoredFile, 'id' | 'created_at'> & { uploaded_by: string },
  signal: AbortSignal,
): Promise<StoredFile> {
  const added = staffClient().from('files').insert(row).select('id, name, path, size, type, comment, created_at')
  return explainRefusal(askRow(added, signal))
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
