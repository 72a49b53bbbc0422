import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { localDataFolder } from './data-folder.ts'
import { LOCK_FILES, lockDataFolder } from './data-folder-lock.ts'

/** Deletes a data folder. @throws Error with one sentence if a server uses it or if it is no data folder */
export async function resetDataFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  if (names.length > 0 && !names.includes(LOCK_FILES[0]))
    throw new Error(`${folder} is not a data folder of the embedded backend: nothing was deleted.`)
  const unlock = await lockDataFolder(folder)
  for (const name of readdirSync(folder)) {
    if (!LOCK_FILES.some((file) => file === name)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  unlock()
  rmSync(folder, { recursive: true, force: true })
}

if (import.meta.main) {
  const folder = path.resolve(localDataFolder())
  try {
    await resetDataFolder(folder)
    console.log(`${folder} is empty: the next start migrates and seeds anew.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
