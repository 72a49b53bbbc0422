import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { atMost, TooLargeError, zipEntries } from '../../src/lib/zip-entries.ts'

/** The SHA-256 of each entry of a zip, by its name. */
type Fingerprints = Record<string, string>

interface ZipWriter {
  /** Adds an entry part by part, so that no table need fit into memory. */
  add: (name: string, parts: Iterable<string | Uint8Array> | AsyncIterable<string>) => Promise<void>
  /** Of all entries so far. */
  fingerprints: Fingerprints
}

/**
 * Writes a zip that `fill` gives its entries; the file is there when all of it is. Resolves to what `fill` does.
 * @throws if there is such a file already, or what `fill` throws: nothing is left then
 */
export async function writeZip<T>(file: string, fill: (zip: ZipWriter) => Promise<T>): Promise<T> {
  if (existsSync(file)) throw new Error(`${file} is there already: say another name, or delete it first.`)
  const draft = `${file}.part`
  const target = openSync(draft, 'w')
  try {
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      writeFileSync(target, chunk)
    })
    const fingerprints: Fingerprints = {}
    const add: ZipWriter['add'] = async (name, parts) => {
      const entry = new ZipDeflate(name)
      const hash = createHash('sha256')
      zip.add(entry)
      for await (const part of parts) {
        const bytes = typeof part === 'string' ? strToU8(part) : part
        hash.update(bytes)
        entry.push(bytes)
      }
      entry.push(new Uint8Array(), true)
      fingerprints[name] = hash.digest('hex')
    }
    const filled = await fill({ add, fingerprints })
    zip.end()
    renameSync(draft, file)
    return filled
  } finally {
    closeSync(target)
    rmSync(draft, { force: true })
  }
}

/** A zip whose entries are read one by one, each up to `most` bytes, whatever the zip says of their sizes. */
export interface ZipReader {
  /** An entry part by part. @throws if there is none, it is damaged, or it is larger */
  parts: (name: string, most: number) => Iterable<Uint8Array>
  /** @throws likewise, and if an entry is not what was written, by its fingerprint */
  check: (name: string, fingerprint: string, most: number) => void
}

/** Opens a zip. @throws if the file cannot be read */
export function openZip(file: string): ZipReader {
  const entries = entriesOf(readFileSync(file))
  function* parts(name: string, most: number): Generator<Uint8Array> {
    try {
      yield* atMost(most, entries.get(name)?.() ?? notThere())
    } catch (error) {
      throw new Error(
        error instanceof TooLargeError
          ? `${file} is no archive of this site: unpacked, ${name} has more than ${most / 1024 / 1024} MB.`
          : // The library's words, such as "unexpected EOF", help nobody.
            `${file} is damaged, or no archive of this site: ${name} cannot be read.`,
      )
    }
  }
  const check: ZipReader['check'] = (name, fingerprint, most) => {
    const hash = createHash('sha256')
    for (const part of parts(name, most)) hash.update(part)
    if (hash.digest('hex') !== fingerprint) throw new Error(`${file} is damaged: ${name} is not as it was saved.`)
  }
  return { parts, check }
}

function entriesOf(zip: Uint8Array): ReturnType<typeof zipEntries> {
  try {
    return zipEntries(zip)
  } catch {
    return new Map()
  }
}

function notThere(): never {
  throw new Error('No such entry')
}
