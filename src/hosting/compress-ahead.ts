import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { constants } from 'node:zlib'
import { compress, ENCODINGS, ENDING } from './compress.ts'
import { MIN_COMPRESSED_BYTES } from './content-types.ts'

const BEST = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION }

/**
 * Writes beside each script and each sheet of a build what brotli and gzip make of it at their best, for hosts that can send
 * such files (FAST-4). Pages are left to the host: there are thousands, and each build writes some anew.
 */
export async function compressAhead(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => compressOne(path.join(folder, name))),
  )
}

async function compressOne(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < MIN_COMPRESSED_BYTES) return
  await Promise.all(
    ENCODINGS.map(async (name) => writeFile(file + ENDING[name], await compress(body, name, BEST[name]))),
  )
}
