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
import { type AuthLimits, createAuthLimits } from './auth-limits.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { keepExitCode } from './exit-code.ts'
import { createMiddleware, type Middleware } from './http-handler.ts'
import { jwtSecret } from './jwt-secret.ts'
import { createSupabaseFetch, type SupabaseFetch } from './lite-app.ts'
import { applyLiteOverrides } from './lite-overrides.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { ensureLocalStaff } from './local-staff.ts'
import { createLocalMail, type LocalMail } from './mailbox.ts'
import { migrate } from './migrations.ts'
import { pgliteSession, type SqlRow, type SqlSession } from './sql-session.ts'
import { isoTime, NUMERIC_OID, TIMESTAMPTZ_OID } from './sql-values.ts'

export interface EmbeddedOptions {
  /** The project's folder (default: the current one). */
  root?: string
  /** The data folder, relative to `root`; without it everything is kept in memory. */
  dataDir?: string
  seed?: boolean
  staffAccount?: boolean
  /** A copy of a database, from PGlite's `dumpDataDir`, to start from where there is none yet. */
  snapshot?: Blob
  /** Gets one line for each file applied, each refused statement and, without `site`, each mail about an account. */
  log?: (message: string) => void
  /** The address of the site, with which mail is sent into /__mail; without it none is. */
  site?: () => string
  /** For tests, which sign in more often than people: replaces the rates of createAuthLimits. */
  authRequestsPerFiveMinutes?: number
  /** For tests: replaces supabase/migrations. */
  migrationsDir?: string
  /** For tests: replaces supabase/seed.sql. */
  seedFile?: string
}

export interface EmbeddedSupabase {
  fetch: SupabaseFetch
  middleware: Middleware
  /** The database itself. While requests are running, use it only inside `exclusive`. */
  db: PGlite
  /** Of a backend with `site`. */
  mail: LocalMail | undefined
  limits: AuthLimits
  /** Runs `task` while no request is being answered. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>
  /** Waits for running requests, then closes the database and unlocks its folder. */
  close: () => Promise<void>
}

/** A backend that listens: what tests get, whichever database is behind it. */
export interface RunningSupabase {
  url: string
  publishableKey: string
  secretKey: string
  /** Runs one statement as superuser, bypassing the API. */
  sql: SqlSession['query']
  /** Runs any number of statements as superuser; resolves to the rows of each. */
  script: (sql: string) => Promise<SqlRow[][]>
  close: () => Promise<void>
}

/**
 * Opens a whole Supabase in this process: PGlite, migrated and seeded, under the HTTP layer of @supabase/lite.
 * @throws Error with one sentence if the data folder is in use or a migration fails; the folder is unlocked again
 */
export async function openEmbeddedSupabase(options: EmbeddedOptions = {}): Promise<EmbeddedSupabase> {
  const root = options.root ?? process.cwd()
  const log = options.log ?? (() => {})
  const folder = options.dataDir === undefined ? undefined : path.resolve(root, options.dataDir)
  const unlock = folder === undefined ? () => {} : await lockDataFolder(folder)
  const filesFolder =
    folder === undefined ? mkdtempSync(path.join(tmpdir(), 'embedded-supabase-')) : path.join(folder, 'storage')
  const connection = openDatabase(folder, options)
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
  const mail = options.site && createLocalMail((request) => answer(request), options.site)
  const limits = createAuthLimits(options.authRequestsPerFiveMinutes)
  const answer = createSupabaseFetch({
    connection,
    jwtSecret: jwtSecret(folder),
    storageFolder: filesFolder,
    log,
    post: mail && ((written) => void mail.post(written).catch((error) => log(String(error)))),
    exclusive,
    limits,
  })
  const fetch: SupabaseFetch = (request, client) => mail?.answer(request, client) ?? answer(request, client)
  // What pg_cron does on a hosted project.
  const publishing = setInterval(() => {
    for (const job of ['publish_due', 'derive_pending'])
      exclusive(() => connection.driver.query(`select public.${job}()`)).catch((error) => log(String(error)))
  }, 60_000).unref()
  const sending = mail && repeat(mail.send, MAIL_PAUSE, log)
  let closing: Promise<void> | undefined
  const close = () => {
    clearInterval(publishing)
    closing ??= Promise.resolve(sending?.stop()).then(() => exclusive(release))
    return closing
  }
  return { fetch, middleware: createMiddleware(fetch, log), db: connection.driver, mail, limits, exclusive, close }
}

/** Between two looks for mail to send, in milliseconds. */
const MAIL_PAUSE = 3000

/** Does a task again and again, with a pause after each time; `stop` resolves when the last one has ended. */
function repeat(task: () => Promise<void>, pause: number, log: (message: string) => void) {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout
  const wait = () => {
    timer = setTimeout(() => {
      running = task()
        .catch((error) => log(String(error)))
        .then(wait)
    }, pause).unref()
  }
  wait()
  return {
    stop: async () => {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

/** Opens the backend and serves it on its own port (default: a free one on 127.0.0.1). */
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

/** Serves a middleware on a port; it answers 404 to everything else. */
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
  db: PGlite,
  root: string,
  options: EmbeddedOptions,
  log: (message: string) => void,
): Promise<void> {
  await db.waitReady
  const session = pgliteSession(db)
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

/**
 * One task at a time: @supabase/lite runs all requests in PGlite's single session, where two at once would share a
 * transaction and a role, and one's failure would roll back the other's writes.
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
