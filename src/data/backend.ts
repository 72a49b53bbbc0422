import { parseBackendSettings } from '@/lib/backend-settings'

/** The backend that the settings of the site name; null where it is the embedded one. */
export const backendSettings = () => parseBackendSettings(import.meta.env)

/** The backend's URL and its public key; without settings, the embedded backend at the page's own origin. */
export const backend = () =>
  backendSettings() ?? {
    url: import.meta.env.SSR ? (process.env.EMBEDDED_SUPABASE_URL ?? '') : window.location.origin,
    anonKey: __EMBEDDED_ANON_KEY__,
  }
