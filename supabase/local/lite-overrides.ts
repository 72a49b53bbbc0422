import { currentRequest } from './request-context.ts'

/**
 * Private members of a connection in @supabase/lite 0.10.0 that are replaced here; the reason why package.json pins
 * that version. The tests in tests/backend say what each replacement is for.
 */
interface LiteInternals {
  rlsState: 'unknown' | 'inactive' | 'active'
  normalizeDbError: (error: unknown) => unknown
  applyJwtSessionContext: (transaction: LiteTransaction, vars: RequestVars) => Promise<void>
  applyRpcRequestGucs: (transaction: LiteTransaction) => Promise<void>
  withContext: LiteConnection['withContext']
}

interface LiteTransaction {
  executeQuery(query: object): Promise<{ rows: unknown[] }>
}

interface RequestVars {
  auth?: { uid?: string | null; role?: string; jwt?: object | null }
  storage?: { operation?: string }
}

/** The public type of a connection, as far as it is used here. */
interface LiteConnection {
  normalizeDbError: (error: unknown) => unknown
  /** Does the work of one request in a transaction that has the request's settings. */
  withContext<Result>(
    vars: RequestVars | undefined,
    work: (transaction: LiteTransaction) => Promise<Result>,
    options?: object,
  ): Promise<Result>
}

/** Makes a @supabase/lite connection (PGlite or Postgres) treat roles, settings and errors as hosted Supabase does. */
export function applyLiteOverrides(connection: LiteConnection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  const inTransaction = connection.withContext.bind(connection)
  const overrides: LiteInternals = {
    // With 'unknown', the first request grants ALL on every table with row-level security; see bootstrap.sql instead.
    rlsState: 'active',
    normalizeDbError: (error) => withPostgrestStatus(normalize(error)),
    applyJwtSessionContext: setRequestSettings,
    applyRpcRequestGucs: clearResponseSettings,
    withContext: (vars, work, options) =>
      inTransaction(
        vars,
        async (transaction) => {
          const result = await work(transaction)
          await noteChosenStatus(transaction)
          return result
        },
        options,
      ),
  }
  Object.assign(connection, overrides)
}

/** Lite sets headers, method and path only for procedures; triggers on tables need them too. */
async function setRequestSettings(transaction: LiteTransaction, vars: RequestVars): Promise<void> {
  const role = vars.auth?.role || 'anon'
  const request = currentRequest()
  const settings: Record<string, string> = {
    role,
    'request.jwt.claim.sub': vars.auth?.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claims': JSON.stringify(vars.auth?.jwt ?? { role }),
    'request.headers': JSON.stringify(request?.headers ?? {}),
    'request.method': request?.method ?? '',
    'request.path': request?.url.pathname.replace('/rest/v1', '') ?? '',
    'storage.operation': vars.storage?.operation ?? '',
  }
  // As text: a driver that sees a json parameter would encode the string a second time.
  const sql = 'select set_config(key, value, true) from json_each_text($1::text::json)'
  await run(transaction, sql, [JSON.stringify(settings)])
}

/** A procedure may set these two; they must not carry over to the next request. */
async function clearResponseSettings(transaction: LiteTransaction): Promise<void> {
  await run(transaction, "select set_config('response.status', '', true), set_config('response.headers', '', true)")
}

/** Lite honours response.status only of procedures, PostgREST of any write: a trigger can answer without an error. */
async function noteChosenStatus(transaction: LiteTransaction): Promise<void> {
  const request = currentRequest()
  if (!request || request.method === 'GET' || request.method === 'HEAD') return
  const { rows } = await run(
    transaction,
    "select nullif(current_setting('response.status', true), '')::integer as status",
  )
  const [row] = rows
  if (row && typeof row === 'object' && 'status' in row && typeof row.status === 'number') request.status = row.status
}

function run(transaction: LiteTransaction, sql: string, parameters: unknown[] = []): Promise<{ rows: unknown[] }> {
  return transaction.executeQuery({
    sql,
    parameters,
    query: { kind: 'RawNode' },
    queryId: { queryId: 'supabase-local' },
  })
}

/** PostgREST's status by SQLSTATE, first match wins. Source: docs.postgrest.org, "Errors", "HTTP Status Codes". */
const STATUSES: readonly (readonly [pattern: RegExp, status: number])[] = [
  [/^P0001$/, 400],
  [/^(0L|0P|28)/, 403],
  [/^(08|53(?!400))/, 503],
  [/^(09|25|2D|38|39|3B|40|53400|54|55|57|58|F0|HV|P0|XX)/, 500],
]

/** Codes that @supabase/lite 0.10 answers as PostgREST does; it answers all others with status 500 and code 'SUP'. */
const ANSWERED_BY_LITE = /^(PGRST|PT|42|22|21|55)|^(23502|23503|23505|25006)$/

/** PostgREST's status for a SQLSTATE, or undefined where @supabase/lite answers correctly by itself. */
function missingStatus(sqlState: string): number | undefined {
  if (!/^[0-9A-Z]{5}$/.test(sqlState) || ANSWERED_BY_LITE.test(sqlState)) return undefined
  return STATUSES.find(([pattern]) => pattern.test(sqlState))?.[1] ?? 400
}

/** Wraps an error that lite would answer with 500 'SUP' as `raise sqlstate 'PGRST'` does: code and status survive. */
function withPostgrestStatus(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return error
  const { code, message } = error
  const status = typeof code === 'string' ? missingStatus(code) : undefined
  if (status === undefined) return error
  const details = 'detail' in error ? error.detail : null
  const hint = 'hint' in error ? error.hint : null
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: details ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}
