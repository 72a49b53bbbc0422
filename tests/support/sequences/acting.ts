import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { createLocalUser } from '../../../supabase/local/local-staff.ts'
import { startRealPostgres } from '../../../supabase/local/real-postgres.ts'
import type { Claims } from '../public-calls.ts'

export type Answer = Record<string, unknown>[]

/** Why the database refused: its code, and its sentence. */
export interface Refusal {
  code: string
  message: string
}

export const VISITOR: Claims = { role: 'anon' }

/** A value as SQL; Postgres finds its type. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/** An array of ids or stamps as SQL. */
export const arrayOf = (values: readonly unknown[]): string => literal(`{${values.map((one) => `"${one}"`).join()}}`)

/** A call of a public procedure with these arguments, which are literals or, in `raw`, SQL. */
export const callOf = (name: string, given: Record<string, unknown>, raw: Record<string, string> = {}): string =>
  `select * from public.${name}(${[
    ...Object.entries(given).map(([key, value]) => `${key} => ${literal(value)}`),
    ...Object.entries(raw).map(([key, sql]) => `${key} => ${sql}`),
  ].join()})`

/** One connection to a database, on which whoever is named asks as by the API: each time in a transaction of its own. */
export class Line {
  readonly #server: postgres.Sql

  constructor(url: string) {
    this.#server = postgres(url, { max: 1, onnotice: () => {}, connection: { search_path: 'public, extensions' } })
  }

  /** Answers with the rows of the last statement. @throws postgres.PostgresError */
  async run(statements: string): Promise<Answer> {
    const results = await this.#server.unsafe(statements)
    const last = Array.isArray(results[0]) || results.length === 0 ? results.at(-1) : results
    return [...((last ?? []) as Answer)]
  }

  /** Answers with the rows of each statement. */
  async all(statements: readonly string[]): Promise<Answer[]> {
    return [...((await this.#server.unsafe(statements.join(';\n'))) as unknown as Answer[])]
  }

  /** What the statement answers to this person, or why it is refused; nothing is written then. */
  async as(claims: Claims, statement: string): Promise<{ answer: Answer } | { refusal: Refusal }> {
    try {
      const results = await this.all([
        'begin',
        `set local role ${claims.role}`,
        `set local request.jwt.claims = ${literal(claims)}`,
        statement,
        'commit',
      ])
      // The driver lays the rows of a statement together with the end of the commands that have none.
      return { answer: [...(results.at(-1) ?? [])] }
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error
      await this.#server.unsafe('rollback')
      return { refusal: { code: error.code, message: error.message } }
    }
  }

  end = () => this.#server.end({ timeout: 1 })
}

/** A database with the migrations and no content, and staff in it. */
export interface StaffedDatabase {
  url: string
  staff: Claims[]
  close: () => Promise<void>
}

/** Makes a database on this server, with so many members of staff who are signed in. */
export async function startStaffedDatabase(serverUrl: string, members: number): Promise<StaffedDatabase> {
  const backend = await startRealPostgres({ serverUrl, seed: false, statementTimeout: 0 })
  const [found] = await backend.sql<{ name: string }>('select current_database() as name')
  const url = new URL(serverUrl)
  url.pathname = `/${found?.name}`
  const staff: Claims[] = []
  for (let place = 1; place <= members; place += 1) {
    const email = `editor${place}@example.com`
    const sub = await createLocalUser({ query: backend.sql }, { email, password: 'x', isStaff: true })
    const session_id = randomUUID()
    await backend.sql('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, sub])
    staff.push({ role: 'authenticated', sub, session_id })
  }
  return { url: url.href, staff, close: backend.close }
}
