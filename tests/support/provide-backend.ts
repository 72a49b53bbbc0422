import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { listen, type RunningSupabase } from '../../supabase/local/embedded-supabase.ts'
import type { Middleware } from '../../supabase/local/http-handler.ts'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { STRANGER } from './users.ts'

/** What a test is told of the backend that runs for it in Vitest's main process. */
interface ProvidedBackend {
  url: string
  publishableKey: string
  secretKey: string
  /** Takes `{ sql, parameters }` by POST and runs it as superuser. */
  sqlUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    backend: ProvidedBackend
  }
}

/**
 * Hands a running backend to a project's tests, with a signed-up stranger in it; gives what stops it.
 * It runs in the main process: inside jsdom its own cryptography refuses jsdom's byte arrays.
 */
export async function provideBackend(project: TestProject, backend: RunningSupabase): Promise<() => Promise<void>> {
  await createLocalUser({ query: backend.sql }, { ...STRANGER, isStaff: false })
  // A test stands where one proxy would: the last address it reports counts as the one that the proxy saw (SEC-6).
  await backend.sql('update private.limit_settings set trusted_proxies = 1')
  const secretPath = `/${randomUUID()}`
  const side = await listen(sqlMiddleware(backend, secretPath))
  const { url, publishableKey, secretKey } = backend
  project.provide('backend', { url, publishableKey, secretKey, sqlUrl: side.url + secretPath })
  return async () => {
    await side.close()
    await backend.close()
  }
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
