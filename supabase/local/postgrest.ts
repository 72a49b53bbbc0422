import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { createInterface } from 'node:readline'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'

/** The role that PostgREST signs in as on a hosted project: it may become the three of bootstrap.sql, and nothing else. */
export const AUTHENTICATOR = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'authenticator') then
      create role authenticator login noinherit;
      grant anon, authenticated, service_role to authenticator;
    end if;
  end $$`

export interface PostgrestOptions {
  /** The program (TEST_POSTGREST). */
  program: string
  /** A URL of the database; its user is replaced. */
  databaseUrl: string
  /** The key that signs sessions. */
  jwtSecret: string
  /** In milliseconds. */
  statementTimeout: number
}

export interface Postgrest {
  /** Answers a request to /rest/v1 which has these headers. */
  answer: (request: Request, headers: Record<string, string>) => Promise<Response>
  close: () => Promise<void>
}

/**
 * PostgREST itself before a database, with the settings that a hosted project has, and the part of a project's gateway that
 * turns a key into a role. It ends with the thread that started it, however that ends.
 * @throws if it ends before it answers
 */
export async function startPostgrest(options: PostgrestOptions): Promise<Postgrest> {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', options.program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: settings(options),
  })
  const exit = new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => resolve())
  })
  const printed: string[] = []
  const address = await new Promise<string>((resolve, reject) => {
    let port = ''
    createInterface({ input: child.stderr }).on('line', (line) => {
      printed.push(line)
      // A free port of Linux has five digits; another thread's line, which begins with the day, may follow without a break.
      port ||= /Listening on port (\d{5})/.exec(line)?.[1] ?? ''
      if (line.includes('Schema cache loaded')) resolve(`http://127.0.0.1:${port}`)
    })
    exit.then(() => reject(new Error(`PostgREST ended at its start: ${printed.join('\n')}`)), reject)
  })
  const tokens = new Map([
    [LOCAL_PUBLISHABLE_KEY, signedToken('anon', options.jwtSecret)],
    [LOCAL_SECRET_KEY, signedToken('service_role', options.jwtSecret)],
  ])
  return {
    answer: (request, headers) => ask(address, request, headers, tokens),
    close: async () => {
      // Asked to end, it would wait for the statements that run: a minute.
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** As on a hosted project, with supabase/config.toml's own. */
function settings({ databaseUrl, jwtSecret, statementTimeout }: PostgrestOptions): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl)
  url.username = 'authenticator'
  url.searchParams.set('options', `-c statement_timeout=${statementTimeout}`)
  return {
    ...process.env,
    PGRST_DB_URI: url.href.replaceAll('+', '%20'),
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_SERVER_HOST: '127.0.0.1',
    // one that is free
    PGRST_SERVER_PORT: '0',
  }
}

/** The token of a role without a user, which a gateway puts in the place of a key. */
function signedToken(role: string, secret: string): string {
  const parts = [{ alg: 'HS256', typ: 'JWT' }, { role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [...parts, createHmac('sha256', secret).update(parts.join('.')).digest('base64url')].join('.')
}

async function ask(
  address: string,
  request: Request,
  given: Record<string, string>,
  tokens: ReadonlyMap<string, string>,
): Promise<Response> {
  const ofKey = tokens.get(given.apikey ?? '')
  if (!ofKey) return Response.json({ message: 'No API key found in request' }, { status: 401 })
  const headers = new Headers(given)
  for (const name of ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']) headers.delete(name)
  const [, token = ''] = /^Bearer (.*)$/i.exec(given.authorization ?? '') ?? []
  if (!token || tokens.has(token)) headers.set('authorization', `Bearer ${ofKey}`)
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
  const answer = await fetch(address + pathname.replace('/rest/v1', '') + search, { method, headers, body })
  // A copy, for the headers of what was fetched take no others. Without the line of words that PostgREST fills with an error's
  // message: a gateway drops it, and it may hold what such a line cannot.
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
}
