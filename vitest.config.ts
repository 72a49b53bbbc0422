import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { sourceStamp } from './src/site/source-stamp.ts'
import { LOCAL_MAIL_FROM, LOCAL_PUBLISHABLE_KEY } from './supabase/local/local-keys.ts'

const SOURCE = sourceStamp()

const alias = {
  '@mail': path.resolve(import.meta.dirname, 'supabase/functions/mail'),
  '@': path.resolve(import.meta.dirname, 'src'),
}

// What takes 3 s on two free cores takes ten times that on a machine under load, and no test that passes waits for a limit.
const TIMEOUT = 180_000

/** Tests of one kind: where they lie and what they run in. */
function project(name: string, include: string[], options: ProjectOptions = {}): TestProjectConfiguration {
  const { environment = 'node', ...rest } = options
  const isDom = environment === 'jsdom'
  const domSetup = ['./tests/support/console-guard.ts', './tests/support/dom-setup.ts']
  if (process.env.TEST_LATE) domSetup.unshift('./tests/support/late.ts')
  return {
    plugins: isDom ? [react()] : [],
    resolve: { alias },
    // as vite.config.ts does
    define: { __EMBEDDED_ANON_KEY__: JSON.stringify(LOCAL_PUBLISHABLE_KEY), __SOURCE__: JSON.stringify(SOURCE) },
    test: {
      name,
      include,
      environment,
      env: { MAIL_FROM: LOCAL_MAIL_FROM },
      testTimeout: TIMEOUT,
      hookTimeout: TIMEOUT,
      expect: { poll: { timeout: TIMEOUT / 2 } },
      ...rest,
      setupFiles: [...(isDom ? domSetup : []), ...(rest.setupFiles ?? [])],
    },
  }
}

interface ProjectOptions {
  environment?: 'node' | 'jsdom'
  setupFiles?: string[]
  globalSetup?: string
  pool?: 'threads' | 'forks'
  isolate?: boolean
}

// One thread for file after file: what these tests load keeps nothing that a later file could find. Where there is a document,
// tests/support/dom-setup.ts empties it between files.
const lean: ProjectOptions = { pool: 'threads', isolate: false }

const withBackend: ProjectOptions = { globalSetup: './tests/support/backend-setup.ts' }

const data: ProjectOptions = { ...withBackend, ...lean }

// On the Postgres server of TEST_DATABASE_URL with the tests of the server's own ways, without one on the embedded database.
const dataFiles = ['tests/data/**/*.test.ts', ...(process.env.TEST_DATABASE_URL ? ['tests/postgres/**/*.test.ts'] : [])]

const pages: ProjectOptions = {
  ...withBackend,
  ...lean,
  environment: 'jsdom',
  setupFiles: ['./tests/support/pages-setup.ts'],
}

// A compiler checks what the pages say.
const prerender: ProjectOptions = { ...withBackend, ...lean, setupFiles: ['./tests/support/prerender-setup.ts'] }

const projects = [
  // Without a document, which costs a file more than its tests do; what needs one is called so.
  project('unit', ['src/**/!(*.dom).test.ts', 'supabase/{seed,functions}/**/*.test.ts'], {
    ...lean,
    setupFiles: ['./tests/support/console-guard.ts'],
  }),
  project('dom', ['src/**/*.dom.test.ts', 'src/**/*.test.tsx'], { ...lean, environment: 'jsdom' }),
  project('backend', ['tests/backend/**/*.test.ts'], { globalSetup: './tests/support/snapshot-setup.ts' }),
  project('data', dataFiles, data),
  project('sql', ['tests/sql/**/*.test.ts']),
  project('pages', ['tests/pages/!(admin-*).test.tsx'], pages),
  // Staff read and change whatever visitors have: backends of their own. In processes: the client tells others of the same process
  // that a session has ended.
  project('staff-pages', ['tests/pages/admin-*.test.tsx'], { ...pages, pool: 'forks' }),
  // What the build writes: rendered as in a build, so not in a browser's environment.
  project('prerender', ['tests/prerender/**/*.test.ts'], prerender),
  project('build', ['tests/build/**/*.test.ts']),
]

// The example for nginx in a server that runs, where TEST_NGINX names the program.
if (process.env.TEST_NGINX) projects.push(project('nginx', ['tests/nginx/**/*.test.ts']))

// After 10 s by default all would end at once, with databases of the tests still on the server, and no fault said.
export default defineConfig({ test: { projects, maxWorkers: 2, teardownTimeout: TIMEOUT } })
