import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'

// As many as the project's machines have cores.
const WORKERS = 2

/** The port of a worker's server; ten apart, so that several copies of the project can run with ports next to each other. */
const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4273) + 10 * worker
const addressOf = (worker: number) => `http://localhost:${portOf(worker)}`

// No look-ups of the browser's own: on a closed network they would be refused many at a time and spoil the timing.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0

/** What has to do with security, by its requirement: attacks and faults. */
const SECURITY = /\bSEC-\d/

/**
 * End-to-end tests on the finished build (`npm test -- e2e` makes it first). Each worker has a server and a backend of its
 * own, whose rows each test finds as they were at first (tests/e2e/test.ts).
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  workers: WORKERS,
  fullyParallel: true,
  // Two browsers share two cores with the servers of their pages; a test that passes waits for none of these limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Playwright reads this file again in each worker, and tells it there which one it is.
    baseURL: addressOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    // A page that comes from the device would hide what a test changes on the way; tests of that say so.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET },
  },
  projects: [
    // tests/run.ts names the one that needed its second try; a second one fails the run
    { name: 'pages', grepInvert: SECURITY, retries: 1 },
    { name: 'security', grep: SECURITY, retries: 0 },
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: `node tests/support/serve-site.ts ${portOf(worker)}`,
    url: `http://127.0.0.1:${portOf(worker) + 1}`,
    // it drops its database on a Postgres server
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  })),
})
