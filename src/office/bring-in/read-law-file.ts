import { trustedScript } from '@/texts/trusted-types'
import { inMegabytes, LARGEST_FILE } from './limits'
import type { FileRead, TrackedChanges } from './piece'
import type { Reading } from './read-bytes'
import reader from './read-file.worker?worker&url'
import { UnreadableFile } from './unreadable-file'

/** Said when the worker cannot be loaded, or fails at what nobody foresaw. */
const FAILED = 'This file could not be read. Load the page again and choose it once more, or save it in another format.'

/** What the worker answers. */
type Answer = { read: FileRead } | { fault: string }

/**
 * Reads a law's file, Word (.docx), HTML, Markdown or plain text, in a worker (BULK-1).
 * @throws UnreadableFile with a sentence for staff; the signal's reason when it is stopped
 */
export async function readLawFile(
  file: File,
  { signal, trackedChanges }: { signal: AbortSignal; trackedChanges: TrackedChanges },
): Promise<FileRead> {
  if (file.size > LARGEST_FILE)
    throw new UnreadableFile(`This file is larger than ${inMegabytes(LARGEST_FILE)}. Bring the law in by parts.`)
  const bytes = await bytesOf(file)
  signal.throwIfAborted()
  const reading = { bytes, name: file.name, trackedChanges }
  if (typeof Worker === 'undefined') return (await import('./read-bytes')).readBytes(reading)
  const answer = await readInWorker(reading, signal)
  if ('fault' in answer) throw new UnreadableFile(answer.fault)
  return answer.read
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new UnreadableFile('This file cannot be opened. It may have been moved or changed; choose it again.', {
      cause,
    })
  }
}

function readInWorker(reading: Reading, signal: AbortSignal): Promise<Answer> {
  const worker = new Worker(trustedScript(reader), { type: 'module' })
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = ({ message }) => reject(new UnreadableFile(FAILED, { cause: message }))
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.postMessage(reading)
  }).finally(() => worker.terminate())
}
