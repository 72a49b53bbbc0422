import { AsyncLocalStorage } from 'node:async_hooks'

/** What PostgREST tells SQL about the request that a statement belongs to. */
export interface RequestContext {
  headers: Record<string, string>
  method: string
  path: string
  /** The role whose statements run, once it is known. */
  role?: string
  /** Takes what @supabase/lite would write to the console while it answers. */
  log: (message: string) => void
}

const contexts = new AsyncLocalStorage<RequestContext>()
let isConsoleRouted = false

/** The request being answered, or undefined outside of one. */
export const currentRequest = () => contexts.getStore()

/**
 * Answers one request with `answer`, during which `currentRequest` gives its context.
 * @supabase/lite prints every refused statement to the console; inside a request this goes to the context's `log`.
 */
export function runInRequest(context: RequestContext, answer: () => Promise<Response>): Promise<Response> {
  routeConsole()
  return contexts.run(context, answer)
}

/** Said by @supabase/lite at its first request; the project knows (backend tests), and the reader of a log need not. */
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
