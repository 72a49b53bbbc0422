import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What the site is made of; not its tests, nor what they write into it. */
const SOURCES = ['index.html', 'public/**/*.*', 'src/**/*.*']
const NO_SOURCES = /\.test\.tsx?$|\.md$|[\\/]accessibility-results\.json$/

/** A short stamp of the source below a folder as it is: another one after any change, by which the accessibility statement knows its age (ACC-1). */
export function sourceStamp(root = ROOT): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NO_SOURCES.test(file))
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('base64url').slice(0, 16)
}
