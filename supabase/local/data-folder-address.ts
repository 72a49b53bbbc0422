import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Notes where the server listens that holds a data folder, for a build that reads through it. */
export function noteAddress(folder: string, url: string): void {
  writeFileSync(path.join(folder, 'lock-address'), url)
}

/** Where the server listens, or listened, that holds a data folder; null when no server has told. */
export function readAddress(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, 'lock-address'), 'utf8')
  } catch {
    return null
  }
}
