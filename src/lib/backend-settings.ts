/** The two settings that name a Supabase project, as they come from the environment. */
export type BackendEnvironment = { VITE_SUPABASE_URL?: string | undefined; VITE_SUPABASE_ANON_KEY?: string | undefined }

/** Where the backend is; null means the embedded one, served from the page's own origin. */
export type BackendSettings = { url: string; anonKey: string } | null

/**
 * Reads the backend's address and publishable key.
 * @returns the settings, or null when neither is set (the embedded backend)
 * @throws Error with a sentence that says what to set, when one half is missing or the address is no http(s) URL
 */
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
