import type { TestProject } from 'vitest/node'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'
import { provideBackend } from './provide-backend.ts'

/**
 * One backend for all files of a project: embedded and in memory, or for `data-postgres` a fresh database of the Postgres
 * server that TEST_DATABASE_URL names.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = project.name === 'data-postgres' ? process.env.TEST_DATABASE_URL : undefined
  return provideBackend(project, serverUrl ? await startRealPostgres({ serverUrl }) : await startEmbeddedSupabase())
}
