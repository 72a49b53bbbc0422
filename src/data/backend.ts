import { parseBackendSettings } from '@/lib/backend-settings'

/** Where the backend is, and the key that every browser may have; without settings the embedded one, at the page's own origin. */
export const backend = () =>
  parseBackendSettings(import.meta.env) ?? { url: window.location.origin, anonKey: __EMBEDDED_ANON_KEY__ }
