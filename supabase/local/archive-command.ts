import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { bringInArchive, type Manifest, type Project, saveArchive } from './archive.ts'
import { localDataFolder, readAddress } from './data-folder.ts'
import { FolderInUseError } from './data-folder-lock.ts'
import { startEmbeddedSupabase } from './embedded-supabase.ts'
import { LOCAL_SECRET_KEY } from './local-keys.ts'

/** A project, and what ends the work with it. */
interface OpenProject {
  project: Project
  /** Notes that the database has its content, so that the next start does not seed it. */
  markFilled: (source: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * The project that SUPABASE_URL and SUPABASE_SECRET_KEY name; with neither, the local backend, through a running
 * `npm run dev` where that has it open.
 * @throws Error with a sentence if one of the two is missing, or the address is none
 */
async function openProject(seed: boolean): Promise<OpenProject> {
  const url = process.env.SUPABASE_URL
  const key = process.env.SUPABASE_SECRET_KEY
  if (!url && !key) return openLocal(seed)
  if (!url || !key) throw new Error('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither for the local backend.')
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(
      'SUPABASE_URL is not an address: set it to the URL of the project, such as https://abcdefgh.supabase.co.',
    )
  return { project: connect(url, key), markFilled: async () => {}, close: async () => {} }
}

async function openLocal(seed: boolean): Promise<OpenProject> {
  const dataDir = localDataFolder()
  try {
    const { url, sql, close } = await startEmbeddedSupabase({ dataDir, seed })
    const markFilled = async (source: string) => {
      await sql('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [source, 'archive'])
    }
    return { project: connect(url, LOCAL_SECRET_KEY), markFilled, close }
  } catch (error) {
    const running = readAddress(dataDir)
    if (!running || !(error instanceof FolderInUseError)) throw error
    return { project: connect(running, LOCAL_SECRET_KEY), markFilled: async () => {}, close: async () => {} }
  }
}

const connect = (url: string, key: string): Project =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

const sumOf = ({ rows }: Manifest) => Object.values(rows).reduce((sum, count) => sum + count, 0)

/** What is to be said of an archive: how much is in it, and what is not. */
function describe(manifest: Manifest): string {
  const missing = manifest.without_bytes
  const warning = missing.length > 0 ? ` Of these files storage had nothing: ${missing.join(', ')}.` : ''
  const files = Object.keys(manifest.entries).filter((entry) => entry.startsWith('files/')).length
  return `${sumOf(manifest)} rows and ${files} files.${warning}`
}

const COMMANDS: Record<string, (file: string) => Promise<string>> = {
  save: async (file) => {
    const { project, close } = await openProject(true)
    try {
      return `${file}: ${describe(await saveArchive(project, file))}`
    } finally {
      await close()
    }
  },
  'bring-in': async (file) => {
    const { project, markFilled, close } = await openProject(false)
    try {
      const manifest = await bringInArchive(project, file)
      await markFilled(path.basename(file))
      return `Brought in from ${file}: ${describe(manifest)}`
    } finally {
      await close()
    }
  },
}

if (import.meta.main) {
  try {
    const [name = '', file] = process.argv.slice(2)
    const command = COMMANDS[name]
    if (!command || !file)
      throw new Error('Say what to do, and with which file: save archive.zip, or bring-in archive.zip.')
    console.log(await command(file))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
