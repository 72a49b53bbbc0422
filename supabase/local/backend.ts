import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AuthLimits, createAuthLimits } from './auth-limits.ts'
import { keepExitCode } from './exit-code.ts'
import { createMiddleware, type Middleware } from './http-handler.ts'
import { type Connection, createSupabaseFetch, type LiteAppOptions, type SupabaseFetch } from './lite-app.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { createLocalMail, type LocalMail } from './mailbox.ts'
import type { SqlRow, SqlSession } from './sql-session.ts'

/** A database with Supabase's tables and the project's, open for one backend. */
export interface OpenDatabase {
  connection: Connection
  /** What runs SQL as superuser. */
  session: SqlSession
  /** Whether requests have that same session, so that there can be one at a time. */
  isOneSession: boolean
  /** Closes it, and whatever came with it. */
  release: () => Promise<void>
}

export interface BackendOptions {
  /** Gets one line for each refused statement and, without `site`, each mail about an account. */
  log?: ((message: string) => void) | undefined
  /** The address of the site, with which mail is sent into /__mail; without it none is. */
  site?: (() => string) | undefined
  /** For tests, which sign in more often than people: replaces the rates of createAuthLimits. */
  authRequestsPerFiveMinutes?: number | undefined
}

export interface Backend {
  fetch: SupabaseFetch
  middleware: Middleware
  /** Superuser's. While requests are running, it is used only inside `exclusive`. */
  session: SqlSession
  /** Of a backend with `site`. */
  mail: LocalMail | undefined
  limits: AuthLimits
  /** Runs `task` while no request is being answered that has the same session. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>
  /** Waits for running requests, then closes the database. */
  close: () => Promise<void>
}

/** A backend that listens: what tests get, whichever database is behind it. */
export interface RunningSupabase extends Backend {
  url: string
  publishableKey: string
  secretKey: string
  /** Runs one statement as superuser, bypassing the API. */
  sql: SqlSession['query']
  /** Runs any number of statements as superuser; resolves to the rows of each. */
  script: (sql: string) => Promise<SqlRow[][]>
}

/** Opens a whole Supabase on a database: @supabase/lite's HTTP layer, mail, and what a hosted project does by pg_cron. */
export function openBackend(
  { connection, session, isOneSession, release }: OpenDatabase,
  options: BackendOptions & Pick<LiteAppOptions, 'jwtSecret' | 'storageFolder' | 'rest'>,
): Backend {
  const { log = () => {}, site, jwtSecret, storageFolder, rest } = options
  const exclusive: Backend['exclusive'] = isOneSession ? createQueue() : (task) => task()
  const mail = site && createLocalMail((request) => answer(request), site)
  const limits = createAuthLimits(options.authRequestsPerFiveMinutes)
  const answer = createSupabaseFetch({
    connection,
    jwtSecret,
    storageFolder,
    log,
    post: mail && ((written) => void mail.post(written).catch((error) => log(String(error)))),
    exclusive,
    limits,
    rest,
  })
  const fetch: SupabaseFetch = (request, client) => mail?.answer(request, client) ?? answer(request, client)
  // Where sessions are several, tests call these themselves, and one beside them would take what they look at.
  const jobs = isOneSession
    ? setInterval(() => {
        for (const job of ['publish_due', 'derive_pending'])
          exclusive(() => session.query(`select public.${job}()`)).catch((error) => log(String(error)))
      }, JOBS_PAUSE).unref()
    : undefined
  const sending = mail && repeat(mail.send, MAIL_PAUSE, log)
  let closing: Promise<void> | undefined
  const close = () => {
    clearInterval(jobs)
    closing ??= Promise.resolve(sending?.stop()).then(() => exclusive(release))
    return closing
  }
  return {
    fetch,
    middleware: createMiddleware(fetch, options.log ?? console.error),
    session,
    mail,
    limits,
    exclusive,
    close,
  }
}

/** Between two runs of the jobs, and between two looks for mail to send, in milliseconds. */
const JOBS_PAUSE = 60_000
const MAIL_PAUSE = 3000

/** Serves a backend on its own port (default: a free one on 127.0.0.1). */
export async function serve<Opened extends Backend>(
  backend: Opened,
  { port, host }: { port?: number; host?: string } = {},
): Promise<Opened & RunningSupabase> {
  const { session, exclusive, middleware, close } = backend
  const listener = await listen(middleware, port, host)
  return {
    ...backend,
    url: listener.url,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: LOCAL_SECRET_KEY,
    sql: (sql, parameters) => exclusive(() => session.query(sql, parameters)),
    script: (sql) => exclusive(() => session.script(sql)),
    close: async () => {
      await listener.close()
      await close()
    },
  }
}

/** Serves a middleware on a port; it answers 404 to everything else. */
export async function listen(
  middleware: Middleware,
  port = 0,
  host = '127.0.0.1',
): Promise<{ url: string; close: () => Promise<void> }> {
  // A connection that is closed for having been idle could be closed while the next request is on its way.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    middleware(request, response, () => response.writeHead(404).end()),
  )
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

/**
 * One task at a time: requests that share a session would share a transaction and a role, and one's failure would roll back
 * the other's writes.
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
