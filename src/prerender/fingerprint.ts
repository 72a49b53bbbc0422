import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A hash of some texts and of all code in some folders; tests shape no page. */
export function fingerprintOf(texts: readonly string[], folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  for (const folder of folders) {
    const files = globSync('**/*.{js,ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file))
    for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}
