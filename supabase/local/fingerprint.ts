import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** All that decides what a database looks like before anybody has written to it. */
const SOURCES = ['supabase/migrations/*', 'supabase/seed.sql', 'supabase/local/*', 'package-lock.json']

/** A word of 16 letters that is another one when something is changed that a new database is made from. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
