import type { PGlite } from '@electric-sql/pglite'

/** A row as any driver returns it. */
export type SqlRow = Record<string, unknown>

/** What migrations and test helpers need of a database, be it PGlite or a Postgres server. */
export interface SqlSession {
  /** Runs one statement with `$1` parameters; resolves to its rows. */
  query: <Row = SqlRow>(sql: string, parameters?: unknown[]) => Promise<Row[]>
  /** Runs any number of statements without parameters; resolves to the rows of each. */
  script: (sql: string) => Promise<SqlRow[][]>
  /** Runs `task` in a transaction: committed when it resolves, rolled back when it throws. */
  transaction: (task: (session: SqlSession) => Promise<void>) => Promise<void>
}

type PgliteStatements = Pick<PGlite, 'query' | 'exec'>

function statements(target: PgliteStatements): Pick<SqlSession, 'query' | 'script'> {
  return {
    query: async <Row>(sql: string, parameters: unknown[] = []) => (await target.query<Row>(sql, parameters)).rows,
    script: async (sql) => (await target.exec(sql)).map((result) => result.rows),
  }
}

/** The session of an embedded PGlite; while requests are running, use it only inside the backend's `exclusive`. */
export function pgliteSession(db: PGlite): SqlSession {
  return {
    ...statements(db),
    transaction: async (task) => {
      await db.transaction((transaction) => {
        const inside: SqlSession = { ...statements(transaction), transaction: (nested) => nested(inside) }
        return task(inside)
      })
    },
  }
}
