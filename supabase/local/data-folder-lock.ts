import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Another server has the data folder open. */
export class FolderInUseError extends Error {}

/** The lock's own files in a data folder; everything else there is data. */
export const LOCK_FILES = ['lock', 'lock-journal', 'lock-holder', 'lock-address'] as const

/**
 * Locks a data folder (created if missing) for this process.
 * @returns a function that unlocks it
 * @throws Error with one sentence if another server, even in this process, has it. SQLite's lock on a file serves,
 * because the operating system releases it however a process ends.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const { DatabaseSync } = await importSqlite()
  mkdirSync(folder, { recursive: true })
  const holder = path.join(folder, 'lock-holder')
  const lock = new DatabaseSync(path.join(folder, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
    throw new FolderInUseError(
      `The data folder ${folder} is in use by process ${readHolder(holder)}: stop that server, or set LOCAL_SUPABASE_DIR to another folder.`,
      { cause: error },
    )
  }
  writeFileSync(holder, String(process.pid))
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/** Node 22 warns that this module is experimental; opening and locking a file have never changed in it. */
async function importSqlite(): Promise<typeof import('node:sqlite')> {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return await import('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
