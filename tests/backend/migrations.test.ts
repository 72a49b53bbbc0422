import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type EmbeddedOptions, startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
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

/** A data folder that was started once with the first migration, and what adds others. */
async function startedWithFirst() {
  const migrationsDir = writeMigrations({ '1_first.sql': FIRST })
  const options = { dataDir: temporaryFolder(), migrationsDir, seed: false }
  await look(options, 'select 1')
  const write = (name: string, sql: string) => writeFileSync(path.join(options.migrationsDir, name), sql)
  return { options, write }
}

it('BACKEND a migration that fails names its file and the place, leaves nothing half done, and is tried again; what was applied before is not', async () => {
  const { options, write } = await startedWithFirst()
  write('2_second.sql', BROKEN)
  write('3_third.sql', 'select 1')
  await expect(startEmbeddedSupabase(options)).rejects.toThrow(
    '2_second.sql could not be applied: function from_nowhere() does not exist (near: from_nowhere();)',
  )

  write('2_second.sql', 'create table public.second (id int, fixed boolean);')
  expect(
    await look(options, 'select version, name from supabase_migrations.schema_migrations order by version'),
  ).toEqual([
    { version: '1', name: 'first' },
    { version: '2', name: 'second' },
    { version: '3', name: 'third' },
  ])
})

it('BACKEND a migration whose record cannot be kept leaves nothing of itself either', async () => {
  const { options, write } = await startedWithFirst()
  write('2_second.sql', 'insert into public.first values (2);')
  write('2_twin.sql', 'insert into public.first values (3);')
  await expect(startEmbeddedSupabase(options)).rejects.toThrow('2_twin.sql could not be applied: duplicate key')
  rmSync(path.join(options.migrationsDir, '2_twin.sql'))
  expect(await look(options, 'select id from public.first order by id')).toEqual([{ id: 1 }, { id: 2 }])
})

it('BACKEND the seed runs once for each database, and not at all where it is not wanted', async () => {
  const migrationsDir = writeMigrations({ '1_first.sql': FIRST })
  const seedFile = path.join(
    writeMigrations({ 'seed.sql': 'insert into public.first select max(id) + 1 from public.first;' }),
    'seed.sql',
  )
  const options = { dataDir: temporaryFolder(), migrationsDir, seedFile }
  const count = 'select count(*)::int as rows from public.first'
  expect(await look(options, count)).toEqual([{ rows: 2 }])
  expect(await look(options, count)).toEqual([{ rows: 2 }])
  expect(await look({ migrationsDir, seedFile, seed: false }, count)).toEqual([{ rows: 1 }])
})

it('BACKEND a seed that fails names its file', async () => {
  const migrationsDir = writeMigrations({ '1_first.sql': FIRST, 'seed.sql': 'insert into public.nowhere values (1);' })
  const options = { migrationsDir, seedFile: path.join(migrationsDir, 'seed.sql'), snapshot: await emptyDatabase() }
  await expect(startEmbeddedSupabase(options)).rejects.toThrow(
    'seed.sql could not be applied: relation "public.nowhere"',
  )
})

// Every build, and the snapshot of the seeded database, begin at the first migration.
it('BACKEND DATA-7 seed.sql holds no account: the local staff is made beside it', async () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).not.toMatch(/\b(auth\.|private\.staff)/)
  const accounts = 'select email from auth.users'
  expect(await look({ snapshot: await seededDatabase() }, accounts)).toEqual([{ email: LOCAL_STAFF.email }])
})
