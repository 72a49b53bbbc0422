import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { App, setExperimental } from '@supabase/lite'
import { type AuthLimits, sendsMail } from './auth-limits.ts'
import { refuseAuth } from './auth-refusal.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './local-keys.ts'
import { type AccountMail, LITE_SITE_URL, mailBy, mailToLog } from './mail.ts'
import { askForPasswords, refusedVerification, SHORTEST_PASSWORD } from './password-change.ts'
import { type RequestContext, runInRequest } from './request-context.ts'
import { routedPath } from './service-paths.ts'
import { createStorageAdapter } from './storage-adapter.ts'

/** A connection of lite's, to whatever database. */
export type Connection = ConstructorParameters<typeof App>[0]['connection']

/** Answers a request to /auth/v1, /rest/v1 or /storage/v1; SQL is told `clientAddress`, the address of the peer. */
export type SupabaseFetch = (request: Request, clientAddress?: string) => Promise<Response>

export interface LiteAppOptions {
  connection: Connection
  jwtSecret: string
  storageFolder: string
  /** Gets one line for each refused or failed statement. */
  log: (message: string) => void
  /** Gets each mail about an account; without it, that is a line for `log`. */
  post?: ((mail: AccountMail) => void) | undefined
  limits: AuthLimits
  /** Wraps the work on the database; PGlite needs one request at a time. */
  exclusive?: (answer: () => Promise<Response>) => Promise<Response>
  /** Answers /rest/v1 in lite's place. */
  rest?: ((request: Request, headers: Record<string, string>) => Promise<Response>) | undefined
}

/** @supabase/lite's HTTP layer (PostgREST, Auth, Storage) on a connection, with supabase/config.toml's settings. */
export function createSupabaseFetch(options: LiteAppOptions): SupabaseFetch {
  setExperimental('storage', true)
  const { limits } = options
  const post = options.post ?? mailToLog(options.log)
  const answerByPassword = askForPasswords(post)
  const postCounted = (mail: AccountMail) => {
    limits.noteMail(mail.to)
    post(mail)
  }
  const app = new App({
    connection: options.connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      enable_signup: false,
      minimum_password_length: SHORTEST_PASSWORD,
      site_url: LITE_SITE_URL,
      email: {
        enable_signup: true,
        enable_confirmations: false,
        double_confirm_changes: true,
        otp_expiry: 3600,
        template: { recovery: { subject: 'Set a new password', content_path: RECOVERY_MAIL } },
      },
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: LOCAL_SECRET_KEY,
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false }, drivers: { email: mailBy(postCounted) } },
  })
  app._storageAdapter = createStorageAdapter(options.storageFolder)
  const exclusive = options.exclusive ?? ((answer) => answer())
  return async (request, clientAddress = '127.0.0.1') => {
    if (isPreflight(request)) return allowed(request)
    if (routedPath(request) === ONE_TIME_PASSWORD) return refuseAuth(422, 'otp_disabled', 'Signups not allowed for otp')
    const refusal = (await limits.refusal(request, clientAddress)) ?? (await refusedVerification(request))
    if (refusal) return refusal
    const unwrapped = await unwrapUpload(request)
    const headers = Object.fromEntries(unwrapped.headers)
    // As a hosted project's gateway does: what the client wrote stays to the left of its true address.
    headers['x-forwarded-for'] = [headers['x-forwarded-for'], clientAddress].filter(Boolean).join(', ')
    headers['cf-connecting-ip'] = clientAddress
    const { method } = unwrapped
    const context: RequestContext = { headers, method, url: new URL(unwrapped.url), log: options.log }
    const answerOf = async (part: Request) =>
      options.rest && context.url.pathname.startsWith('/rest/v1')
        ? options.rest(part, headers)
        : // Without this, lite treats a request from this machine without a key as the administrator's.
          app.fetch(part, { peerAddress: null })
    const answered = exclusive(() => runInRequest(context, () => answerByPassword(unwrapped, answerOf)))
    const [answer] = await Promise.all([answered, sendsMail(request) && setTimeout(MAIL_ANSWERED_AFTER)])
    return answer
  }
}

/** In ms: long enough that the time of an answer does not tell whether an address has an account (TEAM-4). */
export const MAIL_ANSWERED_AFTER = 250

/** The same file as a project's (supabase/config.toml). */
const RECOVERY_MAIL = path.join(import.meta.dirname, '../templates/recovery.html')

const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('access-control-request-method')

/** What a hosted project's gateway answers to a browser on another origin; lite looks for a procedure without arguments. */
function allowed({ headers }: Request): Response {
  return new Response(null, {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
    },
  })
}

// Lite confirms a new user for anyone who asks for a one-time password, even with sign-up off; hosted Supabase refuses.
const ONE_TIME_PASSWORD = '/auth/v1/otp'

/**
 * Turns a multipart upload, which supabase-js sends under the field name '' (storage-js, uploadOrUpdate), into a plain
 * one, as lite 0.10 reads only a field called 'file'. Other requests stay as they are.
 * @throws if there is no file in the upload
 */
async function unwrapUpload(request: Request): Promise<Request> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  if (!isMultipart || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request.formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw new Error('There is no file in the upload.')
  const body = await file.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(body.byteLength))
  // storage-js's own default; a form field here, a header in a plain upload.
  headers.set('cache-control', `max-age=${form.get('cacheControl') ?? 3600}`)
  return new Request(request.url, { method: request.method, headers, body })
}
