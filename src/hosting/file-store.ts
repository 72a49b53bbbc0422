import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { compress, ENDING, type Encoding } from './compress.ts'
import { MIN_COMPRESSED_BYTES, OTHER_TYPES, TEXT_TYPES, UNKNOWN_TYPE } from './content-types.ts'

/** A file as it is sent. */
export interface StoredFile {
  body: Buffer
  type: string
  /** Changes with the content alone. */
  etag: string
  isCompressible: boolean
  /** The compressed content: what lies beside the file, or else made when it is first asked for. */
  compressed: (encoding: Encoding) => Promise<Buffer>
}

/** Reads a file of a folder by its path in it; undefined when it is not there. */
export type FileStore = (name: string) => Promise<StoredFile | undefined>

/** How many files are kept in memory: the whole of a usual site, and not the whole of a huge one. */
const MOST_FILES = 1000

/** A store that reads and compresses a file once, and anew when it has changed. */
export function openFileStore(folder: string): FileStore {
  const kept = new Map<string, { version: string; file: Promise<StoredFile> }>()
  return async (name) => {
    const address = path.join(folder, name)
    const found = await stat(address).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const version = `${found.mtimeMs} ${found.size}`
    const before = kept.get(name)
    if (before?.version === version) return before.file
    const file = readFile(address).then((body) => storedFile(address, body, found.mtimeMs))
    // the next one who asks may have more luck
    file.catch(() => kept.delete(name))
    // the oldest goes
    const [oldest] = kept.keys()
    if (kept.size >= MOST_FILES && oldest !== undefined) kept.delete(oldest)
    kept.set(name, { version, file })
    return file
  }
}

function storedFile(address: string, body: Buffer, changed: number): StoredFile {
  const ending = path.extname(address).slice(1)
  const text = TEXT_TYPES[ending]
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    body,
    type: text ? `${text}; charset=utf-8` : (OTHER_TYPES[ending] ?? UNKNOWN_TYPE),
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isCompressible: text !== undefined && body.length >= MIN_COMPRESSED_BYTES,
    compressed: (encoding) => {
      const ahead = () => compressedAhead(address + ENDING[encoding], changed)
      const now = made.get(encoding) ?? ahead().then((best) => best ?? compress(body, encoding))
      made.set(encoding, now)
      return now
    },
  }
}

/** What lies compressed beside a file, unless the file was changed later. */
async function compressedAhead(address: string, changed: number): Promise<Buffer | undefined> {
  const found = await stat(address).catch(() => undefined)
  return found && found.mtimeMs >= changed ? readFile(address) : undefined
}
