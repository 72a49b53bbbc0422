/**
 * The keys of every local Supabase. Not secrets: the Supabase CLI prints the same two for each project that it starts
 * (source: supabase/cli, `supabase status`), and nothing but a local backend accepts them.
 * This file imports nothing, so that the front end's build can define the publishable key.
 */

/** What the browser sends as `apikey` to the embedded backend. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'

/** The key that passes row-level security; for tests only, never for the browser. */
export const LOCAL_SECRET_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'
