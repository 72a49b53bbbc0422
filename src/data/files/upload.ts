import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as v from 'valibot'
import { backend } from '@/data/backend'
import { AppError, toAppError } from '@/data/errors'
import { staffClient } from '@/data/staff-client'
import { explainRefusal } from '@/data/staff-write'
import { newPath, typeOf } from './schema'
import { addFileRow, clearLeft, type StoredFile, storageFailure, withdrawFile } from './staff'

const JSON_ANSWER = v.fallback(v.pipe(v.string(), v.parseJson()), undefined)

type Upload = {
  /** A file that passed fileFault and contentFault. */
  file: File
  comment: string
  /** Called with the number of bytes sent so far. */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Stores a file and its row, or neither (ADM-7). Throws AppError (without a session, spec 8) or the signal's reason. */
export async function uploadFile({ file, comment, onProgress, signal }: Upload): Promise<StoredFile> {
  const writer = await currentWriter()
  const path = newPath(file.name)
  const type = typeOf(file) ?? file.type
  try {
    await explainRefusal(sendObject({ path, file, type, token: writer.token, onProgress, signal }))
    const row = { name: file.name, path, size: file.size, type, comment: comment.trim(), uploaded_by: writer.id }
    const stored = await addFileRow(row, signal)
    void clearLeft()
    return stored
  } catch (error) {
    await withdrawFile(path)
    throw error
  }
}

async function currentWriter(): Promise<{ id: string; token: string }> {
  const { data, error } = await staffClient().auth.getSession()
  // A session that could not be renewed on a cut line has not ended.
  if (isAuthRetryableFetchError(error)) throw toAppError(error.status ?? 0, error)
  if (!data.session) throw new AppError('denied', 'User not authenticated')
  return { id: data.session.user.id, token: data.session.access_token }
}

type Sending = Omit<Upload, 'comment'> & { path: string; type: string; token: string }

/** In milliseconds without progress until the line counts as cut; a slow line empties its buffer in bursts. */
const SILENCE_LIMIT = 30_000

/** Uses XMLHttpRequest because the client's own upload does not report progress. */
function sendObject({ path, file, type, token, onProgress, signal }: Sending): Promise<void> {
  const { url, anonKey } = backend()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sending = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => end(new AppError('timeout')), SILENCE_LIMIT)
  }
  const stop = () => end(signal.reason)
  const end = (reason: unknown) => {
    reject(reason)
    sending.abort()
  }
  sending.upload.addEventListener('progress', ({ loaded }) => {
    restart()
    onProgress(loaded)
  })
  sending.addEventListener('load', () => {
    if (sending.status < 300) resolve()
    else reject(storageFailure(sending.status, v.parse(JSON_ANSWER, sending.responseText)))
  })
  sending.addEventListener('error', () => void lineFailure(file).then(reject))
  sending.addEventListener('loadend', () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
  sending.open('POST', `${url}/storage/v1/object/files/${path}`)
  sending.setRequestHeader('authorization', `Bearer ${token}`)
  sending.setRequestHeader('apikey', anonKey)
  sending.setRequestHeader('content-type', type)
  sending.setRequestHeader('cache-control', 'max-age=3600')
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  else {
    restart()
    sending.send(file)
  }
  return promise
}

/** Why no answer came: the line was cut, or the file was changed or removed after it was chosen. */
async function lineFailure(file: File): Promise<AppError> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return new AppError('network')
  } catch (cause) {
    return new AppError('unknown', `"${file.name}" cannot be read any more. Choose it again.`, { cause })
  }
}
