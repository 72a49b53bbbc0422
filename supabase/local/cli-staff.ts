import { PostgresConnection } from '@supabase/lite/postgres'
import { ensureLocalStaff, LOCAL_STAFF } from './local-staff.ts'
import { postgresSession } from './real-postgres.ts'

/** The database of a Supabase that the CLI started: its own defaults, of which supabase/config.toml changes none. */
const CLI_DATABASE = { port: 54322, database: 'postgres' }

/**
 * Gives the CLI's Supabase on this machine the local member of staff, once. The address is always the loopback one, so that
 * no hosted project can get a known password.
 * @throws if no database answers there, or if it lacks the migrations
 */
export async function addStaffToCli({ port, database } = CLI_DATABASE): Promise<void> {
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  const { driver } = new PostgresConnection({ url, postgresOptions: { max: 1, onnotice: () => {} } })
  try {
    if (await ensureLocalStaff(postgresSession(driver))) return
    throw new Error('This database has no list of staff: run `npx supabase@3.1.0 db reset` first.')
  } finally {
    await driver.end()
  }
}

if (import.meta.main) {
  try {
    await addStaffToCli()
    console.log(
      `${LOCAL_STAFF.email}, password ${LOCAL_STAFF.password}, is staff of the CLI's Supabase on this machine.`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
