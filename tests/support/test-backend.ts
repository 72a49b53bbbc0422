import { type Backend, type RunningSupabase, serve } from '../../supabase/local/backend.ts'
import { openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { openRealPostgres, type RealPostgresOptions } from '../../supabase/local/real-postgres.ts'
import { migratedDatabase, seededDatabase } from './snapshots.ts'

type TestBackendOptions = Omit<RealPostgresOptions, 'serverUrl' | 'root' | 'statementTimeout'>

/** A backend with a database of its own: on the Postgres server that TEST_DATABASE_URL names, without one embedded and in memory. */
export async function openTestBackend({ seed = true, ...options }: TestBackendOptions = {}): Promise<Backend> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl) return openRealPostgres({ serverUrl, seed, ...options })
  return openEmbeddedSupabase({ seed, snapshot: await (seed ? seededDatabase() : migratedDatabase()), ...options })
}

/** One that listens on a free port. */
export const startTestBackend = async (options?: TestBackendOptions): Promise<RunningSupabase> =>
  serve(await openTestBackend(options))
