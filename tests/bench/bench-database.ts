import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'

/** A fresh database with the project's migrations, and the seed unless it is left out. */
export interface BenchDatabase {
  name: string
  sql: <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>
  /** The titles of the procedure's first page. */
  search: (query: string) => Promise<string[]>
  close: () => Promise<void>
}

interface Answer {
  answer: { results: { title: string }[] }
}

/** PGlite, or the Postgres server that TEST_DATABASE_URL names. */
export async function openBench(): Promise<BenchDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const backend = serverUrl
    ? await startRealPostgres({ serverUrl, statementTimeout: 0 })
    : await startEmbeddedSupabase()
  return {
    name: serverUrl ? 'Postgres' : 'PGlite',
    sql: backend.sql,
    search: async (query) => {
      const [row] = await backend.sql<Answer>('select public.search_content($1) as answer', [query])
      return row?.answer.results.map(({ title }) => title) ?? []
    },
    close: backend.close,
  }
}
