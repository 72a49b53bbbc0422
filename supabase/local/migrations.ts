import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import type { SqlSession } from './sql-session.ts'

export interface MigrationOptions {
  session: SqlSession
  bootstrapFolder: string
  migrationsFolder: string
  /** Applied once per database, after the migrations; skipped if undefined or missing. */
  seedFile?: string
  /** Gets one line for each file applied. */
  log: (message: string) => void
}

/**
 * Applies what Supabase itself provides, then each migration not yet recorded, in order, then the seed; each file in
 * one transaction with its record, so that a failed file is tried again at the next start.
 * @throws Error with the file and the text near the fault
 */
export async function migrate(options: MigrationOptions): Promise<void> {
  const { session } = options
  if (!(await isBootstrapped(session))) await bootstrap(session, options.bootstrapFolder)
  const applied = await session.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const versions = new Set(applied.map((row) => row.version))
  for (const { file, version, name } of listMigrations(options.migrationsFolder)) {
    if (versions.has(version)) continue
    await applyFile(session, path.join(options.migrationsFolder, file), {
      sql: 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      parameters: [version, name],
    })
    options.log(`applied ${file}`)
  }
  if (options.seedFile && existsSync(options.seedFile)) await seed(session, options.seedFile, options.log)
}

async function isBootstrapped(session: SqlSession): Promise<boolean> {
  const [row] = await session.query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  )
  return row?.found ?? false
}

async function bootstrap(session: SqlSession, folder: string): Promise<void> {
  const hosted = readFileSync(path.join(folder, 'bootstrap.sql'), 'utf8')
  await session.transaction(async (transaction) => {
    await transaction.script([getAuthSchemaSql(), getStorageSchemaSql(), hosted].join('\n'))
  })
}

interface Migration {
  file: string
  version: string
  name: string
}

/** The files that the Supabase CLI would apply: `<digits>_<name>.sql`, by version. */
function listMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? []
      return version && name ? [{ file, version, name }] : []
    })
}

async function seed(session: SqlSession, file: string, log: (message: string) => void): Promise<void> {
  const applied = await session.query('select 1 from supabase_migrations.seed_files limit 1')
  if (applied.length > 0) return
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  await applyFile(session, file, {
    sql: 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
    parameters: [`supabase/${path.basename(file)}`, hash],
  })
  log(`applied ${path.basename(file)}`)
}

async function applyFile(
  session: SqlSession,
  file: string,
  record: { sql: string; parameters: string[] },
): Promise<void> {
  const sql = readFileSync(file, 'utf8')
  try {
    await session.transaction(async (transaction) => {
      await transaction.script(sql)
      await transaction.query(record.sql, record.parameters)
    })
  } catch (error) {
    throw new Error(`${path.basename(file)} could not be applied: ${explain(error, sql)}`, { cause: error })
  }
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const position = 'position' in error ? Number(error.position) : 0
  if (!position) return error.message
  const near = sql
    .slice(position - 1, position + 60)
    .replace(/\s+/g, ' ')
    .trim()
  return `${error.message} (near: ${near})`
}
