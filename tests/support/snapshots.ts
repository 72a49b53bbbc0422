import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type EmbeddedOptions, openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { fingerprint } from '../../supabase/local/fingerprint.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = 'node_modules/.cache/test-databases'

/** The project's own database, as its first start leaves it: migrated, seeded, with the local member of staff. */
export const seededDatabase = (): Promise<Blob> => snapshot('seeded', {})

/** Puts it where the tests of a copy of the project look for theirs; what migrations that has besides, each start applies. */
export async function lendSeededDatabase(root: string): Promise<void> {
  const file = fileOf('seeded', root)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(await (await seededDatabase()).arrayBuffer()))
}

/** The project's tables without content, and the local member of staff. */
export const migratedDatabase = (): Promise<Blob> => snapshot('migrated', { seed: false })

/** A database in which Supabase's own tables stand and no migration has run. */
export const emptyDatabase = (): Promise<Blob> =>
  snapshot('empty', { migrationsDir: import.meta.dirname, seed: false, staffAccount: false })

/**
 * A copy of a whole database to start a backend from, which takes a quarter of the time that a first start does. It is kept
 * until one of its sources changes, for every process that runs tests of this copy of the project.
 */
async function snapshot(name: string, options: EmbeddedOptions): Promise<Blob> {
  const file = fileOf(name, ROOT)
  if (!existsSync(file)) await write(name, file, { root: ROOT, ...options })
  // into memory: another process may put the same file in its place while this one still reads it
  return new Blob([readFileSync(file)])
}

const fileOf = (name: string, root: string) => path.join(root, FOLDER, `${name}-${fingerprint(root)}.tar`)

async function write(name: string, file: string, options: EmbeddedOptions): Promise<void> {
  const backend = await openEmbeddedSupabase(options)
  // else every start from it would do anew what was written since the last one
  await backend.db.exec('checkpoint')
  const dump = await backend.db.dumpDataDir('none')
  await backend.close()
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true })
  // Whole or not there: another process may look for it at the same time.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  for (const former of globSync(`${name}-*.tar`, { cwd: folder })) {
    const other = path.join(folder, former)
    if (other !== file) rmSync(other, { force: true })
  }
}
