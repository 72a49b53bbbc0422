import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/find-chromium.ts'

// One more than the project's machines have cores: tests often wait, for an answer held back, a pause in typing, a time limit.
const WORKERS = 3

const PROJECTS = ['visitors', 'staff'] as const
type Project = (typeof PROJECTS)[number]

// Playwright reads this file again in each worker, and tells it there which one it is.
const ownWorker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** The port of a worker's server for a project; ten apart, so that several copies can run with ports next to each other. */
const portOf = (project: Project, worker: number) =>
  Number(process.env.E2E_PORT ?? 4273) + 10 * (PROJECTS.indexOf(project) * WORKERS + worker)
const addressOf = (project: Project, worker: number) => `http://localhost:${portOf(project, worker)}`
const servers = PROJECTS.flatMap((project) => Array.from({ length: WORKERS }, (_, worker) => ({ project, worker })))

/** A fresh folder for the backends' data; Playwright reads this file again in every worker, which inherits the first one's. */
function dataFolder(): string {
  if (process.env.E2E_DATA_DIR) return process.env.E2E_DATA_DIR
  const folder = mkdtempSync(path.join(tmpdir(), 'vat-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

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

/**
 * End-to-end tests on the finished build (`npm test -- e2e` makes it first). Each worker has a server and a backend of its
 * own, so that no test meets what one beside it stores; and because staff change what visitors read, it has two.
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  workers: WORKERS,
  fullyParallel: true,
  retries: 0,
  // Three browsers share two cores with the servers of their pages; a test that passes waits for none of these limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // A page that comes from the device would hide what a test changes on the way; tests of that say so.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET },
  },
  projects: [
    { name: 'visitors', testIgnore: 'staff-*', use: { baseURL: addressOf('visitors', ownWorker) } },
    { name: 'staff', testMatch: 'staff-*', use: { baseURL: addressOf('staff', ownWorker) } },
  ],
  webServer: servers.map(({ project, worker }) => ({
    command: `node tests/support/serve-site.ts ${portOf(project, worker)} ${path.join(dataFolder(), `${project}-${worker}`)}`,
    url: `${addressOf(project, worker)}/rest/v1/`,
    env: { VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
    timeout: 60_000,
  })),
})
