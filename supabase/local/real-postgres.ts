import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { type Backend, type BackendOptions, openBackend, type RunningSupabase, serve } from './backend.ts'
import { fingerprint } from './fingerprint.ts'
import { jwtSecret } from './jwt-secret.ts'
import { applyLiteOverrides } from './lite-overrides.ts'
import { ensureLocalStaff } from './local-staff.ts'
import { migrate } from './migrations.ts'
import { AUTHENTICATOR, type Postgrest, startPostgrest } from './postgrest.ts'
import type { SqlRow, SqlSession } from './sql-session.ts'
import { isoTime, JSONB_OID, NUMERIC_OID, TIMESTAMPTZ_OID } from './sql-values.ts'

export interface RealPostgresOptions extends BackendOptions {
  /** A superuser's URL of the server (TEST_DATABASE_URL); the database it names is not touched. */
  serverUrl: string
  /** The project's folder (default: the current one). */
  root?: string
  /** Whether the database gets the demonstration content (default: yes). */
  seed?: boolean
  /** How long a statement may run, in milliseconds; 0 for as long as it takes. By default no test waits that long for one. */
  statementTimeout?: number
  /** The program of PostgREST (TEST_POSTGREST), to answer /rest/v1 in lite's place. */
  postgrest?: string | undefined
  /** Whether one session answers all requests, one at a time, as in the embedded database: what is set in it holds for all. */
  isOneSession?: boolean
}

const STATEMENT_TIMEOUT = 60_000

/** Hosted Supabase's own; without it an extension's functions need their schema's name. */
const SEARCH_PATH = '"$user", public, extensions'

/** How long connections may take to end by themselves, in seconds. */
const END_TIMEOUT = 1

/**
 * The tests' backend on a Postgres server: a fresh database, migrated and seeded, under the same HTTP layer as the
 * embedded one, and dropped when closed. It is the copy of one that stays on the server until its sources change.
 * @throws if the server cannot be reached or a migration fails
 */
export async function openRealPostgres(options: RealPostgresOptions): Promise<Backend> {
  const database = await createDatabase(options)
  try {
    return await openOn(database, options)
  } catch (error) {
    await database.drop()
    throw error
  }
}

/** Opens the backend and serves it on a free port of its own. */
export const startRealPostgres = async (options: RealPostgresOptions): Promise<RunningSupabase> =>
  serve(await openRealPostgres(options))

async function openOn(database: FreshDatabase, options: RealPostgresOptions): Promise<Backend> {
  const { statementTimeout = STATEMENT_TIMEOUT, isOneSession = false } = options
  const settings = {
    connection: { search_path: SEARCH_PATH, statement_timeout: statementTimeout },
    onnotice: () => {},
    types: {
      numeric: { to: NUMERIC_OID, from: [NUMERIC_OID], serialize: String, parse: Number },
      timestamptz: {
        to: TIMESTAMPTZ_OID,
        from: [TIMESTAMPTZ_OID],
        serialize: (value: unknown) => value,
        parse: isoTime,
      },
      // What is text is JSON already, as lite hands it on: the driver would encode it a second time.
      jsonb: {
        to: JSONB_OID,
        from: [JSONB_OID],
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
        parse: (text: string) => JSON.parse(text),
      },
    },
  }
  const connect = (most: object) =>
    new PostgresConnection({ url: database.url, postgresOptions: { ...settings, ...most } })
  // One connection, so that `begin` holds for the next statement; lite's own, because it parses dates as PGlite does.
  const direct = connect({ max: 1 })
  const connection = isOneSession ? direct : connect({})
  applyLiteOverrides(connection)
  const storageFolder = mkdtempSync(path.join(tmpdir(), 'real-postgres-'))
  const secret = jwtSecret()
  let postgrest: Postgrest | undefined
  // Without a limit they wait for running statements, and for ever where a transaction is broken off meanwhile.
  const disconnect = async () => {
    await postgrest?.close()
    await Promise.all([connection, direct].map(({ driver }) => driver.end({ timeout: END_TIMEOUT })))
    rmSync(storageFolder, { recursive: true, force: true })
  }
  try {
    if (options.postgrest) {
      const { postgrest: program } = options
      postgrest = await startPostgrest({ program, databaseUrl: database.url, jwtSecret: secret, statementTimeout })
    }
  } catch (error) {
    await disconnect()
    throw error
  }
  const release = async () => {
    await disconnect()
    await database.drop()
  }
  return openBackend(
    { connection, session: postgresSession(direct.driver), isOneSession, release },
    { ...options, jwtSecret: secret, storageFolder, rest: postgrest?.answer },
  )
}

interface FreshDatabase {
  url: string
  drop: () => Promise<void>
}

async function createDatabase({
  serverUrl,
  root = process.cwd(),
  seed = true,
}: RealPostgresOptions): Promise<FreshDatabase> {
  const name = `supabase_test_${randomBytes(6).toString('hex')}`
  // Roles belong to the whole server: of two databases made at once, one would find them half made.
  await onServer(serverUrl, async (server) => {
    await server`select pg_advisory_lock(${BOOTSTRAP_LOCK})`
    await server.unsafe(`create database ${name} template ${await templateDatabase(server, serverUrl, root, seed)}`)
  })
  const drop = () => onServer(serverUrl, (server) => server.unsafe(`drop database ${name} with (force)`))
  return { url: urlOf(serverUrl, name), drop }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The name of the database to copy, which is made where it is not there yet, in place of that of former sources. */
async function templateDatabase(server: postgres.Sql, serverUrl: string, root: string, seed: boolean): Promise<string> {
  const family = `supabase_${seed ? 'seeded' : 'migrated'}_`
  const name = family + fingerprint(root)
  const made = await server<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${family})`
  if (made.some(({ datname }) => datname === name)) return name
  for (const { datname } of made) await server.unsafe(`drop database ${datname} with (force)`)
  // Whole or not there: whoever is ended before the last step leaves none by the name.
  const draft = `${family}draft`
  await server.unsafe(`create database ${draft} template template0 encoding 'UTF8'`)
  await fill(urlOf(serverUrl, draft), root, seed)
  await server.unsafe(`alter database ${draft} rename to ${name}`)
  return name
}

async function fill(url: string, root: string, seed: boolean): Promise<void> {
  const connection = { search_path: SEARCH_PATH }
  const { driver } = new PostgresConnection({ url, postgresOptions: { connection, max: 1, onnotice: () => {} } })
  const session = postgresSession(driver)
  try {
    await migrate({
      session,
      bootstrapFolder: path.join(root, 'supabase/local'),
      migrationsFolder: path.join(root, 'supabase/migrations'),
      seedFile: seed ? path.join(root, 'supabase/seed.sql') : undefined,
      log: () => {},
    })
    await ensureLocalStaff(session)
    await session.script(AUTHENTICATOR)
  } finally {
    await driver.end({ timeout: END_TIMEOUT })
  }
}

/** Runs a task with one connection to the server, closed afterwards. It may wait for as long as another one fills a database. */
async function onServer(serverUrl: string, task: (server: postgres.Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(serverUrl, { max: 1, onnotice: () => {} })
  try {
    await task(server)
  } finally {
    await server.end({ timeout: END_TIMEOUT })
  }
}

/** Any number that nothing else on the server uses for a lock. */
const BOOTSTRAP_LOCK = 20_261_122

/** The session of a driver with a single connection: transactions need that. */
export function postgresSession(driver: PostgresConnection['driver']): SqlSession {
  const session: SqlSession = {
    query: async <Row>(sql: string, parameters: unknown[] = []) => [...(await driver.unsafe<Row[]>(sql, parameters))],
    script: async (sql) => {
      const results = await driver.unsafe<SqlRow[] | SqlRow[][]>(sql)
      return results.every((rows) => Array.isArray(rows)) ? results : [results]
    },
    transaction: async (task) => {
      await driver.unsafe('begin')
      try {
        await task(session)
        await driver.unsafe('commit')
      } catch (error) {
        await driver.unsafe('rollback')
        throw error
      }
    },
  }
  return session
}
