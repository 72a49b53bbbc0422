import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { PgliteConnection } from '@supabase/lite/pglite'
import { type Backend, type BackendOptions, openBackend, type RunningSupabase, serve } from './backend.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepExitCode } from './exit-code.ts'
import { jwtSecret } from './jwt-secret.ts'
import { applyLiteOverrides } from './lite-overrides.ts'
import { ensureLocalStaff } from './local-staff.ts'
import { migrate } from './migrations.ts'
import { pgliteSession, type SqlSession } from './sql-session.ts'
import { isoTime, NUMERIC_OID, TIMESTAMPTZ_OID } from './sql-values.ts'

export interface EmbeddedOptions extends BackendOptions {
  /** The project's folder (default: the current one). */
  root?: string
  /** The data folder, relative to `root`; without it everything is kept in memory. */
  dataDir?: string
  seed?: boolean
  staffAccount?: boolean
  /** A copy of a database, from PGlite's `dumpDataDir`, to start from where there is none yet. */
  snapshot?: Blob
  /** Gets one line for each file applied, too. */
  log?: (message: string) => void
  /** For tests: replaces supabase/migrations. */
  migrationsDir?: string
  /** For tests: replaces supabase/seed.sql. */
  seedFile?: string
}

export interface EmbeddedSupabase extends Backend {
  /** The database itself. While requests are running, use it only inside `exclusive`. */
  db: PGlite
}

/**
 * Opens a whole Supabase in this process, on PGlite, migrated and seeded.
 * @throws Error with one sentence if the data folder is in use or a migration fails; the folder is unlocked again
 */
export async function openEmbeddedSupabase(options: EmbeddedOptions = {}): Promise<EmbeddedSupabase> {
  const root = options.root ?? process.cwd()
  const log = options.log ?? (() => {})
  const folder = options.dataDir === undefined ? undefined : path.resolve(root, options.dataDir)
  const unlock = folder === undefined ? () => {} : await lockDataFolder(folder)
  const storageFolder =
    folder === undefined ? mkdtempSync(path.join(tmpdir(), 'embedded-supabase-')) : path.join(folder, 'storage')
  const connection = openDatabase(folder, options)
  const db = connection.driver
  const session = pgliteSession(db)
  const release = async () => {
    try {
      await keepExitCode(() => connection.close())
    } finally {
      if (folder === undefined) rmSync(storageFolder, { recursive: true, force: true })
      unlock()
    }
  }
  try {
    await keepExitCode(async () => {
      await db.waitReady
      await prepareDatabase(session, root, options, log)
    })
    if (folder !== undefined) writeFileSync(path.join(folder, READY_FILE), '')
  } catch (error) {
    await release()
    throw error
  }
  const database = { connection, session, isOneSession: true, release }
  return { ...openBackend(database, { ...options, jwtSecret: jwtSecret(folder), storageFolder }), db }
}

/** Opens the backend and serves it on its own port (default: a free one on 127.0.0.1). */
export const startEmbeddedSupabase = async (
  options: EmbeddedOptions & { port?: number; host?: string } = {},
): Promise<RunningSupabase & EmbeddedSupabase> => serve(await openEmbeddedSupabase(options), options)

/** Exists in a data folder once its database is complete; without it, its first start was interrupted. */
const READY_FILE = 'ready'

function openDatabase(folder: string | undefined, { snapshot }: EmbeddedOptions): PgliteConnection {
  const cluster = folder === undefined ? undefined : path.join(folder, 'postgres')
  const isFresh = folder === undefined || !existsSync(path.join(folder, READY_FILE))
  if (isFresh && cluster !== undefined) rmSync(cluster, { recursive: true, force: true })
  const connection = new PgliteConnection({
    url: cluster,
    pgliteOptions: {
      parsers: { [NUMERIC_OID]: Number, [TIMESTAMPTZ_OID]: isoTime },
      extensions: { pg_trgm, unaccent, pgtap },
      loadDataDir: isFresh ? snapshot : undefined,
    },
  })
  applyLiteOverrides(connection)
  return connection
}

async function prepareDatabase(
  session: SqlSession,
  root: string,
  options: EmbeddedOptions,
  log: (message: string) => void,
): Promise<void> {
  // Hosted Supabase's own search path; without it an extension's functions need their schema's name.
  await session.script('set search_path = "$user", public, extensions')
  await migrate({
    session,
    bootstrapFolder: path.join(root, 'supabase/local'),
    migrationsFolder: options.migrationsDir ?? path.join(root, 'supabase/migrations'),
    seedFile: (options.seed ?? true) ? (options.seedFile ?? path.join(root, 'supabase/seed.sql')) : undefined,
    log,
  })
  if (options.staffAccount ?? true) await ensureLocalStaff(session)
}
