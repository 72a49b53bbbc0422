/**
 * The keys of every local Supabase, and who its mail comes from. They are no secrets: the Supabase CLI prints the same two for each project
 * (supabase/cli, `supabase status`), and only local backends accept them. This file imports nothing, so that the front
 * end's build can read it.
 */

/** What the browser sends as `apikey` to the embedded backend. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'

/** Bypasses row-level security; for tests only, never for the browser. */
export const LOCAL_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'

/** Mail of the embedded backend, which never leaves this machine. */
export const LOCAL_MAIL_FROM = 'Israel VAT Guide <mail@localhost>'
