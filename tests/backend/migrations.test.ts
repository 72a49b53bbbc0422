import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type EmbeddedOptions,
  type EmbeddedSupabase,
  openEmbeddedSupabase,
  startEmbeddedSupabase,
} from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { migrate } from '../../supabase/local/migrations.ts'
import { pgliteSession, type SqlSession } from '../../supabase/local/sql-session.ts'
import { emptyDatabase, seededDatabase } from '../support/snapshots.ts'
import { temporaryFolder, writeMigrations } from './notes-backend.ts'

const FIRST = 'create table public.first (id int primary key); insert into public.first values (1);'
const BROKEN = 'create table public.second (id int);\ninsert into public.second values (1);\nselect from_nowhere();'

/** What a query finds in a backend that starts on an empty database, or on what its folder has. */
async function look<Row>(options: EmbeddedOptions, query: string): Promise<Row[]> {
  const backend = await startEmbeddedSupabase({ snapshot: await emptyDatabase(), ...options })
  try {
    return await backend.sql<Row>(query)
  } finally {
    await backend.close()
  }
}

it('BACKEND a migration that fails names its file and the place, leaves nothing half done, and is tried again; what was applied before is not', async () => {
  const migrationsDir = writeMigrations({ '1_first.sql': FIRST })
  const options = { dataDir: temporaryFolder(), migrationsDir, seed: false }
  await look(options, 'select 1')
  writeMigrations({ '2_second.sql': BROKEN, '3_third.sql': 'select 1' }, migrationsDir)
  await expect(startEmbeddedSupabase(options)).rejects.toThrow(
    '2_second.sql could not be applied: function from_nowhere() does not exist (near: from_nowhere();)',
  )

  writeMigrations({ '2_second.sql': 'create table public.second (id int, fixed boolean);' }, migrationsDir)
  expect(
    await look(options, 'select version, name from supabase_migrations.schema_migrations order by version'),
  ).toEqual([
    { version: '1', name: 'first' },
    { version: '2', name: 'second' },
    { version: '3', name: 'third' },
  ])
})

describe('BACKEND what a start does with a database', () => {
  const migrationsFolder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  let backend: EmbeddedSupabase
  let session: SqlSession
  beforeAll(async () => {
    writeMigrations({ '1_first.sql': FIRST }, migrationsFolder)
    backend = await openEmbeddedSupabase({
      snapshot: await emptyDatabase(),
      migrationsDir: migrationsFolder,
      seed: false,
      staffAccount: false,
    })
    session = pgliteSession(backend.db)
  })
  afterAll(async () => {
    await backend.close()
    rmSync(migrationsFolder, { recursive: true, force: true })
  })

  const start = (seedFile?: string) =>
    migrate({
      session,
      bootstrapFolder: 'supabase/local',
      migrationsFolder,
      seedFile,
      log: () => {},
    })
  const ids = async () =>
    (await session.query<{ id: number }>('select id from public.first order by id')).map(({ id }) => id)

  it('BACKEND a migration whose record cannot be kept leaves nothing of itself either', async () => {
    const twins = {
      '2_second.sql': 'insert into public.first values (2);',
      '2_twin.sql': 'insert into public.first values (3);',
    }
    writeMigrations(twins, migrationsFolder)
    await expect(start()).rejects.toThrow('2_twin.sql could not be applied: duplicate key')
    rmSync(path.join(migrationsFolder, '2_twin.sql'))
    await start()
    expect(await ids()).toEqual([1, 2])
  })

  it('BACKEND a seed that fails names its file; it runs once for each database, and not at all where it is not wanted', async () => {
    await start()
    const former = await ids()
    const folder = writeMigrations({ 'seed.sql': 'insert into public.nowhere values (1);' })
    const seedFile = path.join(folder, 'seed.sql')
    await expect(start(seedFile)).rejects.toThrow('seed.sql could not be applied: relation "public.nowhere"')
    writeMigrations({ 'seed.sql': 'insert into public.first values (9);' }, folder)
    for (const _start of ['first', 'second']) await start(seedFile)
    expect(await ids()).toEqual([...former, 9])
  })
})

// Every build, and the snapshot of the seeded database, begin at the first migration.
it('BACKEND DATA-7 seed.sql holds no account: the local staff is made beside it', async () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).not.toMatch(/\b(auth\.|private\.staff)/)
  const accounts = 'select email from auth.users'
  expect(await look({ snapshot: await seededDatabase() }, accounts)).toEqual([{ email: LOCAL_STAFF.email }])
})
