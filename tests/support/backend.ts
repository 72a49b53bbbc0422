import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { inject } from 'vitest'
import type { Database } from '../../src/data/database.types.ts'
import type { ProvidedBackend } from './backend-thread.ts'
import { STAFF, STRANGER } from './users.ts'

/** The whole client, typed by the project's own tables. */
export type Client = SupabaseClient<Database>

/** Address and keys of the backend that runs for this worker's tests. */
export function backend(): ProvidedBackend {
  const own = inject('backends')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`There is no backend for the worker ${process.env.VITEST_POOL_ID}.`)
  return own
}

export interface ClientOptions {
  /** The sender's address as a gateway would report it, for what is limited by sender. */
  address?: string
}

/** A sender's address in a network that nobody had before, of the block kept for documentation (RFC 3849). */
export function newAddress(): string {
  const [first, second] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${first?.toString(16)}:${second?.toString(16)}::1`
}

/** A visitor. */
export const createVisitor = (options?: ClientOptions): Client => open(backend().publishableKey, options)

/** The service role, which passes row-level security: to arrange and to look, never what is tested. */
export const createService = (): Client => open(backend().secretKey)

/** A signed-in member of staff. */
export const signInStaff = (options?: ClientOptions): Promise<Client> => signIn(STAFF, options)

/** Somebody signed in who is not staff. */
export const signInStranger = (options?: ClientOptions): Promise<Client> => signIn(STRANGER, options)

async function signIn(user: { email: string; password: string }, options?: ClientOptions): Promise<Client> {
  const client = createVisitor(options)
  const { error } = await client.auth.signInWithPassword(user)
  if (error) throw error
  return client
}

function open(key: string, { address }: ClientOptions = {}): Client {
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}
  return createClient<Database>(backend().url, key, {
    // a key of its own: two clients with the same one count as a mistake in a browser
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: { headers },
  })
}

/** Runs one statement as superuser, past the API: to arrange what no client may, or to look where none may. */
export async function sql<Row = Record<string, unknown>>(
  statement: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const response = await fetch(backend().sqlUrl, {
    method: 'POST',
    body: JSON.stringify({ sql: statement, parameters }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** Has all derived that was put off: from texts that are long, or were changed many at once. */
export async function derivePending(): Promise<void> {
  const visitor = createVisitor()
  for (;;) {
    await visitor.rpc('derive_pending').throwOnError()
    const { data } = await visitor.from('content_version').select('has_due').single().throwOnError()
    if (!data.has_due) return
  }
}
