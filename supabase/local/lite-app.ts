import { App, setExperimental } from '@supabase/lite'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { unwrapUpload } from './multipart.ts'
import { type RequestContext, runInRequest } from './request-context.ts'
import { METHODS } from './request-faults.ts'
import { createStorageAdapter } from './storage-adapter.ts'

type Connection = ConstructorParameters<typeof App>[0]['connection']

/** Answers a request to /auth/v1, /rest/v1 or /storage/v1; SQL is told `clientAddress`, the address of the peer. */
export type SupabaseFetch = (request: Request, clientAddress?: string) => Promise<Response>

export interface LiteAppOptions {
  connection: Connection
  jwtSecret: string
  storageFolder: string
  /** Gets one line for each refused or failed statement. */
  log: (message: string) => void
  /** Wraps the work on the database; PGlite needs one request at a time. */
  exclusive?: (answer: () => Promise<Response>) => Promise<Response>
}

/** @supabase/lite's HTTP layer (PostgREST, Auth, Storage) on a connection, with supabase/config.toml's settings. */
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
    if (isPreflight(request)) return allowed(request)
    if (routedPath(request) === ONE_TIME_PASSWORD) return otpDisabled()
    const unwrapped = await unwrapUpload(request)
    if (!unwrapped) return badRequest('The upload is cut off, or there is no file in it.')
    // Without this header lite would also accept a key in the query string, which ends up in logs and histories.
    if (!unwrapped.headers.has('apikey')) unwrapped.headers.set('apikey', '')
    const headers = Object.fromEntries(unwrapped.headers)
    // As a gateway does: what the client wrote stays to the left of its true address.
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], clientAddress].filter(Boolean).join(', ')
    const path = new URL(unwrapped.url).pathname.replace('/rest/v1', '')
    const context: RequestContext = { headers, method: unwrapped.method, path, log: options.log }
    // Without this, lite treats a request from this machine without a key as the administrator's.
    const answer = await exclusive(() => runInRequest(context, async () => app.fetch(unwrapped, { peerAddress: null })))
    const isCallersFault = answer.status === 500 && comesFromInput(context.failure)
    return isCallersFault ? badRequest('A value of the request is not of its type, or cannot be read.') : answer
  }
}

const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('access-control-request-method')

/** What a hosted project's gateway answers to a browser on another origin; lite looks for a procedure without arguments. */
function allowed({ headers }: Request): Response {
  return new Response(null, {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': METHODS.join(),
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
    },
  })
}

// Lite confirms a new user for anyone who asks for a one-time password, even with sign-up off; hosted Supabase refuses.
const ONE_TIME_PASSWORD = '/auth/v1/otp'

/** The path as lite's router sees it: decoded, so that "o%74p" is "otp". */
function routedPath(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Whether lite's 500 is the request's fault: a status of 400, a data exception, a bad token or a wrong type. */
function comesFromInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^22|^ERR_JW/.test(code) || ('status' in error && error.status === 400)) return true
  return /^(Type|Range|Syntax|URI)Error$/.test(error.name) || error.message.startsWith('Invalid input for')
}

function badRequest(message: string): Response {
  const body = { code: '22P02', message, details: null, hint: null }
  return Response.json(body, { status: 400, headers: { 'access-control-allow-origin': '*' } })
}

function otpDisabled(): Response {
  const body = { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' }
  return Response.json(body, { status: 422, headers: { 'access-control-allow-origin': '*' } })
}
