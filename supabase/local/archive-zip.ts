import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'

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

/** Reads an entry of a zip. @throws if there is none, or with a fingerprint if it is not what was written */
export type ReadEntry = (name: string, fingerprint?: string) => Uint8Array

/** Opens a zip to read its entries one by one. @throws if the file cannot be read */
export function openZip(file: string): ReadEntry {
  const zip = readFileSync(file)
  return (name, fingerprint) => {
    const entry = readEntry(zip, name)
    if (!entry) throw new Error(`${file} is damaged, or no archive of this site: ${name} cannot be read.`)
    if (fingerprint && createHash('sha256').update(entry).digest('hex') !== fingerprint)
      throw new Error(`${file} is damaged: ${name} is not as it was saved.`)
    return entry
  }
}

function readEntry(zip: Uint8Array, name: string): Uint8Array | undefined {
  try {
    return unzipSync(zip, { filter: (entry) => entry.name === name })[name]
  } catch {
    // The library's words, such as "unexpected EOF", help nobody.
  }
}
