/// <reference types="vite/client" />

/** The embedded backend's well-known publishable key, put in by its Vite plugin; empty when a project is named. */
declare const __EMBEDDED_ANON_KEY__: string

/** The stamp of the source of this build (src/site/source-stamp.ts). */
declare const __SOURCE__: string

interface Element {
  /** The browser's own sanitiser (HTML Sanitizer API), where it has one. */
  setHTML(html: string, options: { sanitizer: SanitizerConfig }): void
}

interface ImportMetaEnv {
  /** See src/lib/mail-from.ts. */
  readonly MAIL_FROM: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_PUBLISHER?: string
  readonly VITE_IP_LOOKUP_URL?: string
  readonly VITE_OFFLINE?: string
}
