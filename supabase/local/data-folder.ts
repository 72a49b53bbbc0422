import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Ignored by Git (.gitignore), and not among the files that Tailwind reads. */
const DEFAULT_FOLDER = '.supabase-local'

/** The folder where the embedded backend keeps its data: LOCAL_SUPABASE_DIR, or one in the project. */
export const localDataFolder = () => process.env.LOCAL_SUPABASE_DIR || DEFAULT_FOLDER

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
