import { AsyncLocalStorage } from 'node:async_hooks'

/** What PostgREST tells SQL about the request that a statement belongs to. */
export interface RequestContext {
  headers: Record<string, string>
  method: string
  url: URL
  /** The status that SQL chose for the answer (response.status), if any. */
  status?: number
  /** Gets what @supabase/lite would print to the console while it answers. */
  log: (message: string) => void
}

const contexts = new AsyncLocalStorage<RequestContext>()
let isConsoleRouted = false

/** The request being answered, or undefined outside one. */
export const currentRequest = () => contexts.getStore()

/** Answers a request: `currentRequest` gives `context`, its log gets lite's output, and the status is SQL's choice. */
export async function runInRequest(context: RequestContext, answer: () => Promise<Response>): Promise<Response> {
  routeConsole()
  const response = await contexts.run(context, answer)
  return context.status && response.ok
    ? new Response(response.body, { status: context.status, headers: response.headers })
    : response
}

/** Printed by @supabase/lite at its first request; of no use in a log. */
const ANNOUNCEMENT = 'EXPERIMENTAL FEATURES ENABLED'

function routeConsole(): void {
  if (isConsoleRouted) return
  isConsoleRouted = true
  for (const level of ['error', 'warn'] as const) {
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      const context = contexts.getStore()
      if (!context) return print(...values)
      const message = values.map(describe).join(' ')
      if (!message.startsWith(ANNOUNCEMENT)) context.log(message)
    }
  }
}

function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('message' in value)) return String(value)
  return 'code' in value ? `${value.code} ${value.message}` : String(value.message)
}
