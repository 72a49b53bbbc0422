import { vi } from 'vitest'
import { backend } from './backend.ts'
import { SITE } from './written-page.ts'

// What a build reads from its settings; here it is the test backend, and an address for the site.
vi.stubEnv('VITE_SUPABASE_URL', backend().url)
vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend().publishableKey)
vi.stubEnv('VITE_SITE_URL', SITE)
