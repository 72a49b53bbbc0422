import { inject, vi } from 'vitest'

// The pages read the backend's address from the build's settings; here they are those of the test backend.
vi.stubEnv('VITE_SUPABASE_URL', inject('backend').url)
vi.stubEnv('VITE_SUPABASE_ANON_KEY', inject('backend').publishableKey)
