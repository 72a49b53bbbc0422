import * as v from 'valibot'

/** Two of the environment's settings, which name a Supabase project. */
export type BackendEnvironment = { VITE_SUPABASE_URL?: string | undefined; VITE_SUPABASE_ANON_KEY?: string | undefined }

/** Null means the embedded backend, at the page's own origin. */
export type BackendSettings = { url: string; anonKey: string } | null

/** Reads the backend's address and key. Throws Error saying what to set, when one is missing or the address is wrong. */
export function parseBackendSettings(environment: BackendEnvironment): BackendSettings {
  const url = environment.VITE_SUPABASE_URL?.trim() ?? ''
  const anonKey = environment.VITE_SUPABASE_ANON_KEY?.trim() ?? ''
  if (!url && !anonKey) return null
  if (!anonKey) {
    throw new Error(
      'VITE_SUPABASE_URL is set but VITE_SUPABASE_ANON_KEY is not: set both, or neither for the embedded backend.',
    )
  }
  if (!url) {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY is set but VITE_SUPABASE_URL is not: set both, or neither for the embedded backend.',
    )
  }
  if (!/^https?:\/\/[^/\s]+/.test(url) || !URL.canParse(url)) {
    throw new Error(
      `VITE_SUPABASE_URL is not an address: "${url}". Set it to the project's URL, such as https://abcdefgh.supabase.co.`,
    )
  }
  return { url: url.replace(/\/+$/, ''), anonKey }
}

/** Throws Error naming, without its value, a VITE_ setting that would publish a key with more rights than a visitor's. */
export function refuseSecretKeys(environment: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(environment)) {
    const kind = secretIn(value)
    if (!kind) continue
    throw new Error(
      `${name} holds ${kind}, and everybody who opens the site could read it there: set the publishable key (sb_publishable_…) or the anon key instead. If a site was built with it before, replace that key in the project's settings.`,
    )
  }
}

const TOKEN = /\beyJ[\w-]*\.([\w-]+)\.[\w-]*/

function secretIn(value: string): string | null {
  if (/sb_secret_/i.test(value)) return 'a secret key'
  const payload = TOKEN.exec(value)?.[1]
  if (payload === undefined) return null
  const role = roleOf(payload)
  return role === 'anon' ? null : `a key of the role ${role ?? 'unknown'}`
}

const CLAIMS = v.pipe(v.string(), v.parseJson(), v.object({ role: v.string() }))

function roleOf(payload: string): string | null {
  try {
    return v.parse(CLAIMS, atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).role
  } catch {
    return null
  }
}
