import postgres from 'postgres'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'
import { idOf } from '../../supabase/seed/build.ts'

/** One connection to a database. */
export interface BenchConnection {
  sql: <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>
  /** The results of the procedure's first page. */
  search: (query: string) => Promise<Found[]>
  close: () => Promise<void>
}

/** A fresh database with the project's migrations and the seed, and its first connection. */
export interface BenchDatabase extends BenchConnection {
  name: string
  /** Opens another connection; undefined for PGlite, which has one. */
  connect: (() => Promise<BenchConnection>) | undefined
}

interface Found {
  id: string
  title: string
}

interface Answer {
  answer: { answers: { is: string; id?: string; name?: string; key?: string; url?: string }[]; results: Found[] }
}

const searchBy =
  (sql: BenchConnection['sql']): BenchConnection['search'] =>
  async (query) => {
    const [row] = await sql<Answer>('select public.search_content($1) as answer', [query])
    const { answers = [], results = [] } = row?.answer ?? {}
    // What answers by itself stands above the hits; a deadline has a key in place of an id, a term an address with it.
    const above = answers.flatMap(({ is, id, name = '', key = '', url = '' }) => {
      const answerId = is === 'deadline' ? idOf(`deadline:${key}`) : is === 'term' ? url.split('#')[1] : id
      return answerId ? [{ id: answerId, title: name }] : []
    })
    return [...above, ...results]
  }

/** PGlite, or the Postgres server that TEST_DATABASE_URL names. */
export async function openBench(): Promise<BenchDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  const { sql, close } = serverUrl
    ? await startRealPostgres({ serverUrl, statementTimeout: 0 })
    : await startEmbeddedSupabase()
  return {
    name: serverUrl ? 'Postgres' : 'PGlite',
    sql,
    search: searchBy(sql),
    close,
    connect: serverUrl
      ? async () => {
          const [database] = await sql<{ name: string }>('select current_database() as name')
          return connectTo(serverUrl, database?.name ?? '')
        }
      : undefined,
  }
}

async function connectTo(serverUrl: string, database: string): Promise<BenchConnection> {
  const client = postgres(serverUrl, { max: 1, database, onnotice: () => {}, connection: { statement_timeout: 0 } })
  const sql = async <Row>(statement: string, parameters: unknown[] = []) => {
    const rows = await client.unsafe(statement, parameters as never[])
    return rows as unknown as Row[]
  }
  return { sql, search: searchBy(sql), close: () => client.end() }
}
