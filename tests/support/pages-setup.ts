import { afterEach, beforeEach, vi } from 'vitest'
import { backend } from './backend.ts'
import { repairLine } from './backend-line.ts'

// The pages read the backend's address from the build's settings; here they are those of the test backend.
vi.stubEnv('VITE_SUPABASE_URL', backend().url)
vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend().publishableKey)

// What one test leaves in the browser, such as the unsaved text of a form, is no other's.
beforeEach(() => localStorage.clear())
afterEach(repairLine)
