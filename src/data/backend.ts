import { parseBackendSettings } from '@/lib/backend-settings'

/** The backend's URL and its public key; without settings, the embedded backend at the page's own origin. */
export const backend = () =>
  parseBackendSettings(import.meta.env) ?? {
    url: import.meta.env.SSR ? (process.env.EMBEDDED_SUPABASE_URL ?? '') : window.location.origin,
    anonKey: __EMBEDDED_ANON_KEY__,
  }
