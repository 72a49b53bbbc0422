import { App, setExperimental } from '@supabase/lite'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { unwrapUpload } from './multipart.ts'
import { runInRequest } from './request-context.ts'
import { createStorageAdapter } from './storage-adapter.ts'

type Connection = ConstructorParameters<typeof App>[0]['connection']

/** Answers one request to /auth/v1, /rest/v1 or /storage/v1; `clientAddress` is the peer's, for what SQL learns of the sender. */
export type SupabaseFetch = (request: Request, clientAddress?: string) => Promise<Response>

export interface LiteAppOptions {
  connection: Connection
  jwtSecret: string
  /** Where uploaded files are kept. */
  storageFolder: string
  /** Takes one line for each refused or failed statement. */
  log: (message: string) => void
  /** Wraps the work on the database; PGlite needs one request at a time. */
  exclusive?: (answer: () => Promise<Response>) => Promise<Response>
}

/**
 * Puts the HTTP layer of @supabase/lite (PostgREST, Auth and Storage compatible) on a connection, set as
 * supabase/config.toml sets the hosted one: no registration, passwords of 10 characters, files up to 50 MiB.
 */
export function createSupabaseFetch(options: LiteAppOptions): SupabaseFetch {
  setExperimental('storage', true)
  const app = new App({
    connection: options.connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      enable_signup: false,
      minimum_password_length: 10,
      email: { enable_signup: true, enable_confirmations: false },
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: LOCAL_SECRET_KEY,
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false } },
  })
  app._storageAdapter = createStorageAdapter(options.storageFolder)
  const exclusive = options.exclusive ?? ((answer) => answer())
  return async (request, clientAddress = '127.0.0.1') => {
    if (routedPath(request) === ONE_TIME_PASSWORD) return otpDisabled()
    const unwrapped = await unwrapUpload(request)
    const headers = Object.fromEntries(unwrapped.headers)
    // as a gateway does: what the client wrote there stands to the left of its true address
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], clientAddress].filter(Boolean).join(', ')
    const path = new URL(unwrapped.url).pathname.replace('/rest/v1', '')
    const context = { headers, method: unwrapped.method, path, log: options.log }
    // peerAddress null: lite treats a request from this machine without a key as the administrator's otherwise
    return exclusive(() => runInRequest(context, async () => app.fetch(unwrapped, { peerAddress: null })))
  }
}

// lite makes a confirmed user of anyone who asks for a one-time password, sign-up off or not; hosted refuses this.
const ONE_TIME_PASSWORD = '/auth/v1/otp'

/** The path by which lite's router goes: decoded, so that "o%74p" is "otp" there. */
function routedPath(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function otpDisabled(): Response {
  const body = { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' }
  return Response.json(body, { status: 422, headers: { 'access-control-allow-origin': '*' } })
}
