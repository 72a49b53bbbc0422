import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { listen, type RunningSupabase } from '../../supabase/local/backend.ts'
import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import type { Middleware } from '../../supabase/local/http-handler.ts'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'
import { seededDatabase } from './snapshots.ts'
import { STRANGER } from './users.ts'

/** What a test is told of the backend that runs for it. */
export interface ProvidedBackend {
  url: string
  publishableKey: string
  secretKey: string
  /** Takes `{ sql, parameters }` by POST and runs it as superuser. */
  sqlUrl: string
}

/** Whole files of tests sign in from one address; tests/backend/accounts.test.ts proves the limits themselves. */
const OFTEN = 1_000_000

/**
 * One backend in a thread of its own, with a signed-up stranger in it: not in Vitest's main process, which it would keep from
 * its work, and not in the worker, where jsdom's byte arrays are refused by Node's cryptography. Tells its parent how it is
 * reached, and stops at the parent's word.
 */
async function main(): Promise<void> {
  const { serverUrl, postgrest }: { serverUrl?: string; postgrest?: string } = workerData
  const backend = serverUrl
    ? await startRealPostgres({ serverUrl, postgrest, authRequestsPerFiveMinutes: OFTEN })
    : await startEmbeddedSupabase({ snapshot: await seededDatabase(), authRequestsPerFiveMinutes: OFTEN })
  await createLocalUser({ query: backend.sql }, { ...STRANGER, isStaff: false })
  // A test stands where one proxy would: the last address it reports counts as the one that the proxy saw (SEC-6).
  await backend.sql("update private.limit_settings set sender_header = 'x-forwarded-for', trusted_proxies = 1")
  const secretPath = `/${randomUUID()}`
  const side = await listen(sqlMiddleware(backend, secretPath))
  const { url, publishableKey, secretKey } = backend
  const provided: ProvidedBackend = { url, publishableKey, secretKey, sqlUrl: side.url + secretPath }
  parentPort?.postMessage(provided)
  parentPort?.once('message', async () => {
    await side.close()
    await backend.close()
  })
}

function sqlMiddleware(backend: RunningSupabase, secretPath: string): Middleware {
  return async (request, response, next) => {
    if (request.url !== secretPath) return next()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    try {
      const { sql, parameters } = JSON.parse(Buffer.concat(chunks).toString())
      response.end(JSON.stringify(await backend.sql(sql, parameters)))
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error))
    }
  }
}

await main()
