import { jsonOf, refuseAuth } from './auth-refusal.ts'
import type { AccountMail } from './mail.ts'
import { routedPath } from './service-paths.ts'

/** As in supabase/config.toml. */
export const SHORTEST_PASSWORD = 10

type Answer = (request: Request) => Promise<Response>

/**
 * Answers a request by `answer`, and a change of the user's own account as a hosted project does with "Require current
 * password when updating" on (supabase/auth, internal/api/user.go): a new password needs the present one, but not in a
 * session that began with a link or a code from a mail, whose owner has forgotten it; it ends all other sessions, and is told
 * by mail. Lite does none of that; how old a session is, as "Secure password change" wants to know, its tokens do not say, nor how it
 * began: the sessions that a mail began are kept in memory, until a restart.
 */
export function askForPasswords(
  post: (mail: AccountMail) => void,
): (request: Request, answer: Answer) => Promise<Response> {
  const begunByMail = new Set<string>()
  return async (request, answer) => {
    const path = routedPath(request)
    if (request.method === 'PUT' && path === '/auth/v1/user') {
      const session = sessionOf(request.headers.get('authorization'))
      return changeUser(request, answer, post, session !== undefined && begunByMail.has(session))
    }
    const answered = await answer(request)
    if (path === '/auth/v1/verify') {
      const session = sessionOf(await givenToken(answered.clone()))
      if (session) begunByMail.add(session)
    }
    return answered
  }
}

async function changeUser(
  request: Request,
  answer: Answer,
  post: (mail: AccountMail) => void,
  isRecovery: boolean,
): Promise<Response> {
  const body = await jsonOf(request)
  // One that is too short is refused before anything else is asked.
  if (typeof body.password !== 'string' || body.password.length < SHORTEST_PASSWORD) return answer(request)
  const part = (method: string, path: string, sent?: object, authorization = request.headers.get('authorization')) =>
    answer(
      new Request(new URL(path, request.url), {
        method,
        headers: {
          apikey: request.headers.get('apikey') ?? '',
          'content-type': 'application/json',
          ...(authorization && { authorization }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
      }),
    )
  const known = await part('GET', '/auth/v1/user')
  if (!known.ok) return known
  const { email }: { email: string } = await known.json()
  if (!isRecovery) {
    const present = body.current_password
    if (!present) return refuseAuth(400, 'current_password_required', PRESENT_FIRST)
    const check = await part('POST', '/auth/v1/token?grant_type=password', { email, password: present })
    if (!check.ok) return refuseAuth(400, 'current_password_invalid', PRESENT_FIRST)
    const { access_token }: { access_token: string } = await check.json()
    await part('POST', '/auth/v1/logout?scope=local', undefined, `Bearer ${access_token}`)
  }
  const changed = await answer(request)
  if (!changed.ok) return changed
  await part('POST', '/auth/v1/logout?scope=others')
  post({ to: email, subject: 'Your password was changed', html: CHANGED_MAIL })
  return changed
}

// GoTrue's own words (internal/mailer/templatemailer/templatemailer.go).
const CHANGED_MAIL = '<h2>Your password was changed</h2><p>The password for your account was recently changed.</p>'

/** What GoTrue refuses of a POST to /verify by its shape alone (internal/api/verify.go); lite takes some of it for a wrong token. */
export async function refusedVerification(request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST' || routedPath(request) !== '/auth/v1/verify') return undefined
  const { type, token, token_hash, email, phone, redirect_to } = await jsonOf(request)
  const refuse = (words: string) => refuseAuth(400, 'validation_failed', words)
  if (!type) return undefined
  if (Boolean(token) === Boolean(token_hash)) return refuse('Verify requires either a token or a token hash')
  if (token_hash && (email || phone || redirect_to)) return refuse('Only the token_hash and type should be provided')
  if (token && Boolean(email) === Boolean(phone)) {
    return refuse('Only an email address or phone number should be provided on verify')
  }
  return undefined
}

const PRESENT_FIRST = 'Current password required when setting new password.'

/** The access token that a followed link gives in the address it leads to, or a code in its answer. */
async function givenToken(answered: Response): Promise<string | null> {
  const [, fragment] = answered.headers.get('location')?.split('#') ?? []
  if (fragment) return new URLSearchParams(fragment).get('access_token')
  const body: { access_token?: string } = await answered.json().catch(() => ({}))
  return body.access_token ?? null
}

/** The session that a token names, if it is one; whether it is valid is not asked here. */
function sessionOf(token: string | null): string | undefined {
  const [, claims = ''] = token?.split('.') ?? []
  try {
    const { session_id }: { session_id?: string } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    return session_id
  } catch {
    return undefined
  }
}
