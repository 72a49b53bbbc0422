import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { LOCAL_PUBLISHABLE_KEY } from './supabase/local/local-keys.ts'

const alias = { '@': path.resolve(import.meta.dirname, 'src') }

// A cold start of the embedded backend takes 3 s on two free cores, and ten times that on a machine under load.
const BACKEND_TIMEOUT = 180_000

/** Tests of one kind: where they lie and what they run in. */
function project(name: string, include: string[], options: ProjectOptions = {}): TestProjectConfiguration {
  const { environment = 'node', ...rest } = options
  const isDom = environment === 'jsdom'
  return {
    plugins: isDom ? [react()] : [],
    resolve: { alias },
    // as vite.config.ts does
    define: { __EMBEDDED_ANON_KEY__: JSON.stringify(LOCAL_PUBLISHABLE_KEY) },
    test: {
      name,
      include,
      environment,
      ...rest,
      setupFiles: [...(isDom ? ['./tests/support/dom-setup.ts'] : []), ...(rest.setupFiles ?? [])],
    },
  }
}

interface ProjectOptions {
  environment?: 'node' | 'jsdom'
  setupFiles?: string[]
  globalSetup?: string
  fileParallelism?: boolean
  testTimeout?: number
  hookTimeout?: number
}

const patient: ProjectOptions = { testTimeout: BACKEND_TIMEOUT, hookTimeout: BACKEND_TIMEOUT, fileParallelism: false }

const data: ProjectOptions = { testTimeout: 20_000, fileParallelism: false }

const pages: ProjectOptions = {
  environment: 'jsdom',
  globalSetup: './tests/support/backend-setup.ts',
  setupFiles: ['./tests/support/pages-setup.ts'],
  testTimeout: 20_000,
}

const projects = [
  project('unit', ['src/**/*.test.{ts,tsx}'], { environment: 'jsdom' }),
  project('node', ['supabase/seed/**/*.test.ts', 'supabase/local/**/*.test.ts']),
  project('backend', ['tests/backend/**/*.test.ts'], patient),
  project('data', ['tests/data/**/*.test.ts'], { ...data, globalSetup: './tests/support/backend-setup.ts' }),
  project('sql', ['tests/sql/**/*.test.ts'], patient),
  project('pages', ['tests/pages/!(admin-*).test.tsx'], pages),
  // Staff read and change whatever visitors have: a backend of their own, and one file after the other.
  project('staff-pages', ['tests/pages/admin-*.test.tsx'], { ...pages, fileParallelism: false }),
  project('build', ['tests/build/**/*.test.ts'], patient),
]

// The same tests as `data`, on the Postgres server of that address.
if (process.env.TEST_DATABASE_URL) {
  const options = { ...data, globalSetup: './tests/support/backend-setup.ts' }
  projects.push(project('data-postgres', ['tests/data/**/*.test.ts'], options))
}

export default defineConfig({ test: { projects, maxWorkers: 2 } })
