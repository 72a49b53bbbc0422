import { routedPath } from './service-paths.ts'

type Answer = (request: Request) => Promise<Response>

export const isUserChange = (request: Request) => request.method === 'PUT' && routedPath(request) === '/auth/v1/user'

/**
 * A change of the user's own account as a hosted project answers it with "Require current password when updating" on
 * (supabase/auth, internal/api/user.go): a new password needs the present one, and ends all other sessions. Lite asks for
 * neither; how old a session is, as "Secure password change" wants to know, its tokens do not say.
 */
export async function changeUser(request: Request, answer: Answer): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null || !('password' in body)) return answer(request)
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
  const present = 'current_password' in body ? body.current_password : ''
  if (!present) return refuse('current_password_required', 'Current password required when setting new password.')
  const check = await part('POST', '/auth/v1/token?grant_type=password', { email, password: present })
  if (!check.ok) return refuse('current_password_invalid', 'Current password required when setting new password.')
  const { access_token }: { access_token: string } = await check.json()
  await part('POST', '/auth/v1/logout?scope=local', undefined, `Bearer ${access_token}`)
  const changed = await answer(request)
  if (changed.ok) await part('POST', '/auth/v1/logout?scope=others')
  return changed
}

const refuse = (error_code: string, msg: string) =>
  Response.json(
    { code: 400, error_code, msg },
    { status: 400, headers: { 'access-control-allow-origin': '*', 'x-supabase-api-version': '2024-01-01' } },
  )
