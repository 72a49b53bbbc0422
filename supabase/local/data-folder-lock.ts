import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the lock inside a data folder; all else there is data. */
export const LOCK_FILES = ['lock', 'lock-journal', 'lock-holder'] as const

/**
 * Takes a data folder (created when missing) for this process alone and returns what frees it.
 * The lock is SQLite's lock on a file: the operating system frees it however the process ends, so no stale lock can keep
 * anyone out, and a recycled process number cannot either. Throws one sentence when another server, also one of this
 * process, holds the folder.
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
    throw new Error(
      `The data folder ${folder} is in use by process ${readHolder(holder)}: stop that server, or set LOCAL_SUPABASE_DIR to another folder.`,
      { cause: error },
    )
  }
  writeFileSync(holder, String(process.pid))
  return () => {
    if (lock.isOpen) lock.close()
  }
}

/** Node 22 warns on the terminal that this module is experimental; opening and locking a file has not changed since it came. */
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
