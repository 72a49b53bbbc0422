import { type Backend, type BackendOptions, type RunningSupabase, serve } from '../../supabase/local/backend.ts'
import { openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { openRealPostgres } from '../../supabase/local/real-postgres.ts'
import { migratedDatabase, seededDatabase } from './snapshots.ts'

interface TestBackendOptions extends BackendOptions {
  /** Whether it has the demonstration content (default: yes). */
  seed?: boolean
  /** Whether one session answers all requests, one at a time, as in the embedded database: what is set in it holds for all. */
  isOneSession?: boolean
  /** The program of PostgREST (TEST_POSTGREST), which answers /rest/v1 before a Postgres server. */
  postgrest?: string | undefined
}

/** A backend with a database of its own: on the Postgres server that TEST_DATABASE_URL names, without one embedded and in memory. */
export async function openTestBackend({ seed = true, ...options }: TestBackendOptions = {}): Promise<Backend> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl) return openRealPostgres({ serverUrl, seed, ...options })
  return openEmbeddedSupabase({ seed, snapshot: await (seed ? seededDatabase() : migratedDatabase()), ...options })
}

/** One that listens on a free port. */
export const startTestBackend = async (options?: TestBackendOptions): Promise<RunningSupabase> =>
  serve(await openTestBackend(options))
