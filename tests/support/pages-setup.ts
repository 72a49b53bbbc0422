import { beforeEach, inject, vi } from 'vitest'

// The pages read the backend's address from the build's settings; here they are those of the test backend.
vi.stubEnv('VITE_SUPABASE_URL', inject('backend').url)
vi.stubEnv('VITE_SUPABASE_ANON_KEY', inject('backend').publishableKey)

// What one test leaves in the browser, such as the draft of a form, is no other's.
beforeEach(() => localStorage.clear())
