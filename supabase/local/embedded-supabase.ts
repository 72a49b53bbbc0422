import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { PgliteConnection } from '@supabase/lite/pglite'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepExitCode } from './exit-code.ts'
import { createMiddleware, type Middleware } from './http-handler.ts'
import { jwtSecret } from './jwt-secret.ts'
import { createSupabaseFetch, type SupabaseFetch } from './lite-app.ts'
import { applyLiteOverrides } from './lite-overrides.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { ensureLocalStaff } from './local-staff.ts'
import { migrate } from './migrations.ts'
import { currentRequest } from './request-context.ts'
import { pgliteSession, type SqlRow, type SqlSession } from './sql-session.ts'
import { isoTime, NUMERIC_OID, TIMESTAMPTZ_OID } from './sql-values.ts'
import { createStatementTimeout } from './statement-timeout.ts'

export interface EmbeddedOptions {
  /** The project's folder; by default the one the process runs in. */
  root?: string
  /** Where data is kept, from `root`; without it everything lives in memory. */
  dataDir?: string
  /** Whether a fresh database gets supabase/seed.sql (default: yes). */
  seed?: boolean
  /** Whether a fresh database gets the local staff account (default: yes). */
  staffAccount?: boolean
  /** A copy of a whole database, from PGlite's `dumpDataDir`, to begin with where there is none yet. */
  snapshot?: Blob
  /** Takes one line for each file applied and each refused statement (default: silence). */
  log?: (message: string) => void
  /** For tests: other migrations than supabase/migrations. */
  migrationsDir?: string
  /** For tests: another seed than supabase/seed.sql. */
  seedFile?: string
}

export interface EmbeddedSupabase {
  fetch: SupabaseFetch
  middleware: Middleware
  /** The database itself. Beside running requests, use it only inside `exclusive`. */
  db: PGlite
  /** Runs `task` while no request is being answered. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>
  /** Waits for running requests, then closes the database and frees its folder. */
  close: () => Promise<void>
}

/** A backend that listens: what tests are given, whichever database is behind it. */
export interface RunningSupabase {
  url: string
  publishableKey: string
  secretKey: string
  /** One statement as superuser, beside the API. */
  sql: SqlSession['query']
  /** Any number of statements as superuser; the rows of each. */
  script: (sql: string) => Promise<SqlRow[][]>
  close: () => Promise<void>
}

/**
 * Opens a whole Supabase inside this process: Postgres (PGlite), migrated and seeded, under the HTTP layer of @supabase/lite.
 * Throws one sentence when the data folder is in use or a migration fails, and leaves the folder free.
 */
export async function openEmbeddedSupabase(options: EmbeddedOptions = {}): Promise<EmbeddedSupabase> {
  const root = options.root ?? process.cwd()
  const log = options.log ?? (() => {})
  const folder = options.dataDir === undefined ? undefined : path.resolve(root, options.dataDir)
  const unlock = folder === undefined ? () => {} : await lockDataFolder(folder)
  const filesFolder =
    folder === undefined ? mkdtempSync(path.join(tmpdir(), 'embedded-supabase-')) : path.join(folder, 'storage')
  const connection = openDatabase(folder, options.snapshot)
  const release = async () => {
    try {
      await keepExitCode(() => connection.close())
    } finally {
      if (folder === undefined) rmSync(filesFolder, { recursive: true, force: true })
      unlock()
    }
  }
  try {
    await keepExitCode(() => prepareDatabase(connection.driver, root, options, log))
    if (folder !== undefined) writeFileSync(path.join(folder, READY_FILE), '')
  } catch (error) {
    await release()
    throw error
  }
  const exclusive = createQueue()
  const fetch = createSupabaseFetch({
    connection,
    jwtSecret: jwtSecret(folder),
    storageFolder: filesFolder,
    log,
    exclusive,
  })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= exclusive(release)
    return closing
  }
  return { fetch, middleware: createMiddleware(fetch, log), db: connection.driver, exclusive, close }
}

/** Opens the backend and serves it on a port of its own (default: a free one on 127.0.0.1). */
export async function startEmbeddedSupabase(
  options: EmbeddedOptions & { port?: number; host?: string } = {},
): Promise<RunningSupabase & EmbeddedSupabase> {
  const backend = await openEmbeddedSupabase(options)
  const session = pgliteSession(backend.db)
  const listener = await listen(backend.middleware, options.port, options.host)
  return {
    ...backend,
    url: listener.url,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: LOCAL_SECRET_KEY,
    sql: (sql, parameters) => backend.exclusive(() => session.query(sql, parameters)),
    script: (sql) => backend.exclusive(() => session.script(sql)),
    close: async () => {
      await listener.close()
      await backend.close()
    },
  }
}

/** Serves a middleware on a port; all it does not answer is 404. */
export async function listen(
  middleware: Middleware,
  port = 0,
  host = '127.0.0.1',
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => middleware(request, response, () => response.writeHead(404).end()))
  const address = await new Promise<AddressInfo | string | null>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server.address()))
  })
  const bound = typeof address === 'object' && address !== null ? address.port : port
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://${host}:${bound}`, close }
}

/** Exists in a data folder once its database was made whole; a folder without it was killed during its first start. */
const READY_FILE = 'ready'

function openDatabase(folder: string | undefined, snapshot: Blob | undefined): PgliteConnection {
  const cluster = folder === undefined ? undefined : path.join(folder, 'postgres')
  const isFresh = folder === undefined || !existsSync(path.join(folder, READY_FILE))
  if (isFresh && cluster !== undefined) rmSync(cluster, { recursive: true, force: true })
  const timeout = createStatementTimeout()
  const connection = new PgliteConnection({
    url: cluster,
    pgliteOptions: {
      parsers: { [NUMERIC_OID]: Number, [TIMESTAMPTZ_OID]: isoTime },
      extensions: { pg_trgm, unaccent, pgtap, timeout: timeout.extension },
      loadDataDir: isFresh ? snapshot : undefined,
    },
  })
  timeout.watch(connection.driver, () => currentRequest()?.role)
  applyLiteOverrides(connection)
  return connection
}

async function prepareDatabase(
  db: PGlite,
  root: string,
  options: EmbeddedOptions,
  log: (message: string) => void,
): Promise<void> {
  await db.waitReady
  const session = pgliteSession(db)
  // hosted Supabase's own search path; without it an extension's functions need their schema's name
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

/**
 * One task at a time. @supabase/lite runs all requests on PGlite's single session: two at once would run in each other's
 * transaction and role, and acknowledged writes would be rolled back with a neighbour's failure.
 */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = () => keepExitCode(task)
    const result = last.then(run, run)
    last = result
    return result
  }
}
